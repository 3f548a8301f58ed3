import { Fragment, lazy, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import { Leaving } from './Leaving.tsx';
import { loginPathFrom } from './origin.ts';
import { pausePage } from './paused-page.ts';
import { useExpired } from './session-store.ts';
import type { SessionUser } from './session-user.ts';
import { useCheckedSession } from './use-checked-session.ts';

const SignedInLanding = lazy(() => import('./SignedInLanding.tsx'));

/**
 * The guards decide what is shown. The pages behind them hold nobody's data until their calls bring it, and those the
 * server checks.
 */

interface LoginRequiredProps {
  children: (user: SessionUser) => ReactNode;
}

/**
 * For whoever is signed in; others go to /login, which brings them back, unless they have just signed out here. Where
 * something is written when the session ends by itself, the page stays until its person has signed in again.
 */
export function LoginRequired({ children }: LoginRequiredProps) {
  const session = useCheckedSession();
  const expired = useExpired();
  const [entered, setEntered] = useState<SessionUser>();
  const isPaused = usePause(session.status === 'anonymous' && expired && entered !== undefined);
  const language = useLanguage();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'checking') return <LoadingScreen />;
  const user = session.status === 'authenticated' ? session.user : isPaused ? entered : undefined;
  if (!user) {
    // The next person at this device may be somebody else.
    const hasLeft = entered !== undefined && !expired;
    const login = hasLeft
      ? pathFor('login', language)
      : loginPathFrom(language, pathname + search + hash);
    return <Leaving to={login} />;
  }
  if (user !== entered) setEntered(user);
  const ownPage = pathFor('myProfile', language);
  if (user.secondFactorDue && pathname !== ownPage) return <ToSecondFactor />;
  // What one person has written is not another's.
  return <Fragment key={user.id}>{children(user)}</Fragment>;
}

/** @returns whether the page stays, for something is written on it and its reader has not chosen to leave */
function usePause(hasEnded: boolean): boolean {
  const [isWritten, setWritten] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  useEffect(() => {
    const note = () => setWritten(true);
    document.addEventListener('input', note, { once: true });
    return () => document.removeEventListener('input', note);
  }, []);
  const isPaused = hasEnded && isWritten && !hasLeft;
  useEffect(() => {
    if (isPaused) return pausePage(() => setLeft(true));
  }, [isPaused]);
  return isPaused;
}

/**
 * For visitors; whoever is (or has just) signed in goes where they wanted to, or home, and the staff to their work. The server writes what visitors
 * see; to who seems to be signed in the document shows that the session is being checked (see base.css).
 */
export function GuestOnly({ children }: { children: ReactNode }) {
  const session = useCheckedSession();
  if (session.status === 'authenticated') {
    if (session.user.secondFactorDue) return <ToSecondFactor />;
    return (
      <LazyBoundary fallback={<LoadingScreen />}>
        <SignedInLanding user={session.user} />
      </LazyBoundary>
    );
  }
  return (
    <>
      <div data-for="visitor">{children}</div>
      {session.status === 'checking' && (
        <div data-for="account">
          <LoadingScreen />
        </div>
      )}
    </>
  );
}

/** Where the staff set up the second factor that the portal asks of them, before anything else. */
function ToSecondFactor() {
  return <Leaving to={`${pathFor('myProfile', useLanguage())}#seguridad`} />;
}
