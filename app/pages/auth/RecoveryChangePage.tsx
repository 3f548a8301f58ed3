import { useCallback, useState } from 'react';
import { useLoaderData, useLocation, useNavigate, useParams } from 'react-router';
import { useLoaded } from '#app/api/use-loaded.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useRegistrationText } from '#app/i18n/registration/use-registration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { withOrigin } from '#app/session/origin.ts';
import { clearSession, readSession } from '#app/session/session-store.ts';
import { signIn } from '#app/session/sign-in.ts';
import { normalizeEmail } from '#domain/email.ts';
import { pathFor } from '#domain/site-map.ts';
import { AuthCard } from './AuthCard.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import type { loader } from './RecoveryChangePage.loader.ts';
import { openLink, type PasswordLink } from './registration.ts';

/** A link is single-use: what is known of it is not asked again. */
export const shouldRevalidate = () => false;

/** Where the links in the mails lead: a new password, or the first one, which proves the address. */
export default function RecoveryChangePage() {
  const known = useLoaderData<typeof loader>();
  return known ? <OpenedLink link={known} /> : <AskedLink />;
}

function AskedLink() {
  const text = useRegistrationText().newPassword;
  const { email = '', token = '' } = useParams();
  const load = useCallback(() => openLink(email, token), [email, token]);
  const { data, failure, reload } = useLoaded(load);
  if (data) return <OpenedLink link={data} />;
  return (
    <AuthCard title={text.title} lead={text.lead}>
      {failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />}
    </AuthCard>
  );
}

function OpenedLink({ link }: { link: PasswordLink | 'used' }) {
  const text = useRegistrationText().newPassword;
  const language = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { email = '', token = '' } = useParams();
  const [changed, setChanged] = useState<'signedIn' | 'signInNext'>();
  const [used, setUsed] = useState(false);

  /** Signs in, unless somebody else is here or a second factor is still to come: the sign-in's page asks for that. */
  async function finish(password: string) {
    const here = readSession()?.user.email;
    const isAnother = here !== undefined && normalizeEmail(here) !== normalizeEmail(email);
    // The change has ended every session of this account, also one that was open here.
    if (!isAnother) clearSession();
    const signedIn =
      !isAnother && (await signIn({ email, password, language }).catch(() => undefined));
    setChanged(signedIn === 'signedIn' ? 'signedIn' : 'signInNext');
  }

  // It leads on whoever is signed in.
  const goToLogin = () =>
    navigate(withOrigin(pathFor('login', language), search), { replace: true });
  if (used || link === 'used') return <UsedLink />;
  const { title, lead } = link.undoesEmailChange ? text.undo : text;
  return (
    <AuthCard title={title} lead={lead} wide={link.registration !== null}>
      <NewPasswordForm
        email={email}
        token={token}
        registration={link.registration}
        onUsed={() => setUsed(true)}
        onSaved={finish}
      />
      {changed && (
        <MessageDialog title={text.done.title} close={text.done[changed].go} onClose={goToLogin}>
          <p>{text.done[changed].text}</p>
        </MessageDialog>
      )}
    </AuthCard>
  );
}

/** Asks for nothing, for nothing that somebody could write here would be taken. */
function UsedLink() {
  const text = useRegistrationText().newPassword.used;
  const language = useLanguage();
  const { search } = useLocation();
  return (
    <AuthCard title={text.title} lead={text.text} animal="cat">
      <ButtonLink to={withOrigin(pathFor('recovery', language), search)}>{text.again}</ButtonLink>
    </AuthCard>
  );
}
