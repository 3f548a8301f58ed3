import { useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useLoaded } from '#app/api/use-loaded.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { clearSession, readSession } from '#app/session/session-store.ts';
import { normalizeEmail } from '#domain/email.ts';
import { pathFor } from '#domain/site-map.ts';
import { AuthCard } from './AuthCard.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { openLink } from './registration.ts';

/** Where the links in the mails lead: a new password, or the first one, which proves the address. */
export default function RecoveryChangePage() {
  const text = useAccountText().newPassword;
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
  const isFirst = link !== 'spent' && link?.registration != null;
  return (
    <AuthCard title={text.title} lead={text.lead} wide={isFirst}>
      {(spent || link === 'spent') && (
        <Notice kind="warning" title={text.spent.title} announce>
          <p>{text.spent.text}</p>
          <ButtonLink to={pathFor('recovery', language)} size="small" variant="outline">
            {text.spent.again}
          </ButtonLink>
        </Notice>
      )}
      {!link && (failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />)}
      {link && link !== 'spent' && (
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
