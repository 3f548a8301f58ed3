import { useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useLoaded } from '#app/api/use-loaded.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useRegistrationText } from '#app/i18n/registration/use-registration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { clearSession, readSession } from '#app/session/session-store.ts';
import { normalizeEmail } from '#domain/email.ts';
import { pathFor } from '#domain/site-map.ts';
import { AuthCard } from './AuthCard.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { openLink } from './registration.ts';

/** Where the links in the mails lead: a new password, or the first one, which proves the address. */
export default function RecoveryChangePage() {
  const text = useRegistrationText().newPassword;
  const language = useLanguage();
  const navigate = useNavigate();
  const { email = '', token = '' } = useParams();
  const load = useCallback(() => openLink(email, token), [email, token]);
  const { data: link, failure, reload } = useLoaded(load);
  const [changed, setChanged] = useState(false);
  const [spent, setSpent] = useState(false);

  function finish() {
    // The change has ended every session of this account, also one that was open here.
    const here = readSession()?.user.email ?? '';
    if (normalizeEmail(here) === normalizeEmail(email)) clearSession();
    setChanged(true);
  }

  const goToLogin = () => navigate(pathFor('login', language), { replace: true });
  if (spent || link === 'spent') return <SpentLink />;
  const isFirst = link?.registration != null;
  const { title, lead } = link?.undoesEmailChange ? text.undo : text;
  return (
    <AuthCard title={title} lead={lead} wide={isFirst}>
      {!link && (failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />)}
      {link && (
        <NewPasswordForm
          email={email}
          token={token}
          registration={link.registration}
          onSpent={() => setSpent(true)}
          onSaved={finish}
        />
      )}
      {changed && (
        <MessageDialog title={text.done.title} close={text.done.login} onClose={goToLogin}>
          <p>{text.done.text}</p>
        </MessageDialog>
      )}
    </AuthCard>
  );
}

/** Asks for nothing, for nothing that somebody could write here would be taken. */
function SpentLink() {
  const text = useRegistrationText().newPassword.spent;
  const language = useLanguage();
  return (
    <AuthCard title={text.title} lead={text.text} animal="cat">
      <ButtonLink to={pathFor('recovery', language)}>{text.again}</ButtonLink>
    </AuthCard>
  );
}
