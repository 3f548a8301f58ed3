import { useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useManageEventsText } from '#app/i18n/manage-events.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { eventTitle } from '#domain/events/event-words.ts';
import { type InvitationDelivery, type ManagedEvent, sendInvitations } from '../event-calls.ts';
import styles from './InviteDialog.module.css';
import { SendingBar } from './SendingBar.tsx';

interface Props {
  event: ManagedEvent;
  onClose: () => void;
}

/** Asks whom else to invite, sends, and tells what became of each mail. */
export function InviteDialog({ event, onClose }: Props) {
  const text = useManageEventsText().invite;
  const account = useAccountText();
  const language = useLanguage();
  const { busy, failure, attempt } = useAttempt();
  const [added, setAdded] = useState('');
  const [deliveries, setDeliveries] = useState<InvitationDelivery[]>();

  const send = () =>
    attempt(async () => {
      const addresses = added.split(/[\s,;]+/).filter((address) => address !== '');
      setDeliveries(await sendInvitations(event.id, addresses, language));
    });

  return (
    <MessageDialog
      title={text.title(eventTitle(event, language))}
      close={account.close}
      onClose={onClose}
      action={
        deliveries === undefined && (
          <Button disabled={busy} icon="mail" onClick={send}>
            {text.send}
          </Button>
        )
      }
    >
      {deliveries === undefined ? (
        <>
          <p>{text.lead}</p>
          <TextField
            multiline
            rows={3}
            label={text.added}
            hint={text.hint}
            value={added}
            onChange={({ target }) => setAdded(target.value)}
          />
          {busy && <SendingBar eventId={event.id} />}
          {failure && <FailureNotice failure={failure} />}
        </>
      ) : (
        <Outcome deliveries={deliveries} />
      )}
    </MessageDialog>
  );
}

function Outcome({ deliveries }: { deliveries: readonly InvitationDelivery[] }) {
  const text = useManageEventsText().invite;
  const failed = deliveries.filter(({ error }) => error !== null);
  const sent = deliveries.filter(({ error }) => error === null);
  const isAll = failed.length === 0;
  const title = isAll ? text.all : sent.length > 0 ? text.partial : text.none;
  if (deliveries.length === 0) return <Notice title={text.nobody} announce />;
  return (
    <>
      <Notice kind={isAll ? 'success' : 'error'} title={title} announce>
        <p>{text.counts(sent.length, failed.length)}</p>
      </Notice>
      {failed.length > 0 && (
        <ul className={`plain-list ${styles.list}`} aria-label={text.failed}>
          {failed.map(({ to, error }) => (
            <li key={to}>
              <strong>{to}</strong>: {error}
            </li>
          ))}
        </ul>
      )}
      {sent.length > 0 && (
        <details className={styles.sent}>
          <summary className={styles.more}>
            {text.sent}
            <Icon name="chevron" size={18} />
          </summary>
          <ul className={`plain-list ${styles.list}`}>
            {sent.map(({ to }) => (
              <li key={to}>{to}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
