import { useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useEventMailsText } from '#app/i18n/event-mails.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { eventTitle } from '#domain/events/event-words.ts';
import type { ManagedEvent } from '../event-calls.ts';
import { type Delivery, sendInvitations } from '../mail-calls.ts';
import { readAddresses } from './added-addresses.ts';
import { MailOutcome } from './MailOutcome.tsx';
import { SendingBar } from './SendingBar.tsx';
import { SendingRecord } from './SendingRecord.tsx';
import { totalOf, useInvitationPreview } from './use-invitation-preview.ts';
import { WhoIsInvited } from './WhoIsInvited.tsx';

interface Props {
  event: ManagedEvent;
  onClose: () => void;
}

const mostAdded = 200;
/** Named under the field. */
const mostNamed = 5;

/** Asks whom else to invite, says who will be mailed, sends, and tells what became of each mail. */
export function InviteDialog({ event, onClose }: Props) {
  const text = useEventMailsText();
  const account = useAccountText();
  const language = useLanguage();
  const { busy, failure, attempt } = useAttempt();
  const [added, setAdded] = useState('');
  const [deliveries, setDeliveries] = useState<Delivery[]>();
  const { addresses, wrong } = readAddresses(added);
  const isFit = wrong.length === 0 && addresses.length <= mostAdded;
  const preview = useInvitationPreview(event.id, isFit ? addresses : undefined);
  const count = preview.found && totalOf(preview.found.recipients);

  const send = (resend: readonly string[] = []) =>
    attempt(async () => {
      setDeliveries(await sendInvitations(event.id, addresses, resend, language));
    });

  function problemOf(): string | undefined {
    if (addresses.length > mostAdded) return text.invite.tooMany;
    const named = wrong.slice(0, mostNamed);
    const problem = named.map(({ line, address }) => text.invite.wrong(line, address)).join(' ');
    return problem || undefined;
  }

  return (
    <WritingDialog
      title={text.invite.title(eventTitle(event, language))}
      close={account.close}
      onClose={onClose}
      action={
        deliveries === undefined && (
          <Button disabled={busy || !isFit || !count} icon="mail" onClick={() => send()}>
            {text.invite.send(count ?? 0)}
          </Button>
        )
      }
    >
      {deliveries === undefined ? (
        <>
          <p>{text.invite.lead}</p>
          <TextField
            multiline
            rows={3}
            label={text.invite.added}
            hint={text.invite.hint}
            error={problemOf()}
            value={added}
            onChange={({ target }) => setAdded(target.value)}
          />
          {isFit && <WhoIsInvited {...preview} />}
          <SendingRecord eventId={event.id} />
        </>
      ) : (
        <MailOutcome deliveries={deliveries} busy={busy} onRetry={() => send()} onResend={send} />
      )}
      {busy && <SendingBar eventId={event.id} />}
      {failure && <FailureNotice failure={failure} />}
    </WritingDialog>
  );
}
