import { lazy, useCallback, useEffect, useState } from 'react';
import { ButtonLink } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { usePausedPage } from '#app/session/paused-page.ts';
import { signedInEvent } from '#app/session/session-mark.ts';
import { useSite } from '#app/site.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import styles from './UserMenu.module.css';

// What few visitors open comes when they do.
const UserMenuPanel = lazy(() => import('#app/sign-in/UserMenuPanel.tsx'));
const SignInAgain = lazy(() => import('#app/sign-in/SignInAgain.tsx'));
const Welcome = lazy(() => import('#app/sign-in/Welcome.tsx'));

/**
 * The chat and the user menu: lower right of a wide window, in the bar of one where they would lie on what is read.
 * @param inBar in the bar of any window
 */
export function UserMenu({ inBar }: { inBar?: boolean }) {
  const text = useText().shell;
  const { whatsappNumber } = useSite();
  const [wanted, setWanted] = useState(false);
  const [welcomed, setWelcomed] = useWelcome();
  const leave = usePausedPage();
  const close = () => document.getElementById('user-menu')?.hidePopover();
  return (
    <div className={inBar ? styles.bar : styles.floating}>
      {whatsappNumber && (
        <a
          className={styles.chat}
          href={`https://wa.me/${whatsappNumber}`}
          target="_blank"
          rel="noopener"
        >
          <Icon name="whatsapp" size={28} label={text.chat} />
        </a>
      )}
      <button
        type="button"
        className={styles.user}
        popoverTarget="user-menu"
        onPointerEnter={() => setWanted(true)}
        onFocus={() => setWanted(true)}
      >
        <Icon name="user" size={28} />
        <span className={styles.caption} data-for="visitor">
          {text.user.enter}
        </span>
        <span className={styles.caption} data-for="account">
          {text.user.account}
        </span>
        <span className="visually-hidden">{text.user.open}</span>
      </button>
      <div
        id="user-menu"
        popover="auto"
        className={styles.menu}
        onToggle={() => {
          setWanted(true);
          setWelcomed(false);
        }}
      >
        <LazyBoundary fallback={<FirstBox onChoose={close} />}>
          {wanted ? <UserMenuPanel onChoose={close} /> : <FirstBox onChoose={close} />}
        </LazyBoundary>
      </div>
      {leave && (
        <LazyBoundary>
          <SignInAgain onLeave={leave} />
        </LazyBoundary>
      )}
      {welcomed && (
        <LazyBoundary>
          <Welcome onClose={() => setWelcomed(false)} />
        </LazyBoundary>
      )}
    </div>
  );
}

/** Until the menu has come, and for browsers without JavaScript: what is certain. */
function FirstBox({ onChoose }: { onChoose: () => void }) {
  const text = useText().shell.user;
  const language = useLanguage();
  return (
    <>
      <div className={styles.box} data-for="visitor">
        <p className={styles.title}>{text.title}</p>
        <p>{text.invitation}</p>
        <ButtonLink to={pathFor('login', language)} icon="user" onClick={onChoose}>
          {text.logIn}
        </ButtonLink>
        <ButtonLink to={pathFor('register', language)} variant="outline" onClick={onChoose}>
          {text.register}
        </ButtonLink>
      </div>
      <div className={styles.box} data-for="account">
        <p className={styles.title}>{text.title}</p>
        <ButtonLink to={pathFor('myProfile', language)} icon="user" onClick={onChoose}>
          {text.profile}
        </ButtonLink>
      </div>
    </>
  );
}

/** Beyond one menu: the staff land in a layout that has its own. */
let isWelcomed = false;

/** Whether somebody has just signed in here and has not opened the menu yet. */
function useWelcome() {
  const [welcomed, setWelcomed] = useState(isWelcomed);
  const show = useCallback((value: boolean) => {
    isWelcomed = value;
    setWelcomed(value);
  }, []);
  useEffect(() => {
    const welcome = () => {
      document.getElementById('user-menu')?.hidePopover();
      show(true);
    };
    window.addEventListener(signedInEvent, welcome);
    return () => window.removeEventListener(signedInEvent, welcome);
  }, [show]);
  return [welcomed, show] as const;
}
