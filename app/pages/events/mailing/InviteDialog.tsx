import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useEventMailsText } from '#app/i18n/event-mails.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { eventLimits } from '#domain/events/event-limits.ts';
import { type Delivery, sendInvitations } from '#domain/events/event-mail-calls.ts';
import { eventTitle } from '#domain/events/event-words.ts';
import type { ManagedEvent } from '../event-calls.ts';
import { readAddresses } from './added-addresses.ts';
import { MailOutcome } from './MailOutcome.tsx';
import { SendingBar } from './SendingBar.tsx';
import { SendingRecord } from './SendingRecord.tsx';
import { useInvitationPreview } from './use-invitation-preview.ts';
import { WhoIsInvited } from './WhoIsInvited.tsx';

interface Props {
  event: ManagedEvent;
  onClose: () => void;
}

/** Named under the field. */
const mostNamed = 5;

/** Asks whom else to invite, says who will be mailed, sends, and tells what became of each mail. */
export function InviteDialog({ event, onClose }: Props) {
  const text = useEventMailsText();
  const account = useAccountText();
  const language = useLanguage();
  const { busy, failure, attempt } = useAttempt();
  const [typed, setTyped] = useState('');
  const [deliveries, setDeliveries] = useState<Delivery[]>();
  const { addresses, wrong } = readAddresses(typed);
  const isFit = wrong.length === 0 && addresses.length <= eventLimits.added;
  const preview = useInvitationPreview(event.id, isFit ? addresses : undefined);
  const count = preview.found?.total;

  const send = (resend: readonly string[] = []) =>
    attempt(async () => {
      setDeliveries(await call(sendInvitations, { eventId: event.id, added: addresses, resend }));
    });

  function problemOf(): string | undefined {
    if (addresses.length > eventLimits.added) return text.invite.tooMany;
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
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
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
