import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useEventMailsText } from '#app/i18n/event-mails.ts';
import styles from './InviteDialog.module.css';
import type { PreviewState } from './use-invitation-preview.ts';

/** Before anything is sent: to whom it goes, and to whom not. */
export function WhoIsInvited({ found, failure }: PreviewState) {
  const { invite } = useEventMailsText();
  if (failure) return <FailureNotice failure={failure} />;
  if (!found) return <p role="status">{invite.counting}</p>;
  const { alreadySent, uncertain, optedOut, later } = found;
  return (
    <div className={styles.who} role="status">
      <p>
        <strong>{invite.who(found)}</strong>
      </p>
      {alreadySent > 0 && <p>{invite.already(alreadySent)}</p>}
      {uncertain > 0 && <p>{invite.uncertain(uncertain)}</p>}
      {optedOut > 0 && <p>{invite.optedOut(optedOut)}</p>}
      {later > 0 && <p>{invite.later(later)}</p>}
    </div>
  );
}
