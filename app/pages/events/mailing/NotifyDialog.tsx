import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useEventMailsText } from '#app/i18n/event-mails.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { RecipientCounts } from '#domain/events/event-mails.ts';
import { countNotice, type Delivery, sendNotices } from '../mail-calls.ts';
import { MailOutcome } from './MailOutcome.tsx';
import { SendingBar } from './SendingBar.tsx';
import { totalOf } from './use-invitation-preview.ts';

interface Props {
  eventId: string;
  /** What was just done with it. */
  change: 'changed' | 'cancelled';
  /** It is answered, or nobody has to be told: not asked again. */
  onSettled: () => void;
  onClose: () => void;
}

/** After a change: asks whether to tell those who know something else of the event, and tells them. */
export function NotifyDialog({ eventId, change, onSettled, onClose }: Props) {
  const text = useEventMailsText();
  const account = useAccountText();
  const language = useLanguage();
  const { busy, failure, attempt } = useAttempt();
  const settle = () => {
    onSettled();
    onClose();
  };
  const [deliveries, setDeliveries] = useState<Delivery[]>();
  const { counts, failure: notCounted } = useCounts(eventId, settle);
  if (!counts && !notCounted) return null;

  const send = (resend: readonly string[] = []) =>
    attempt(async () => {
      setDeliveries(await sendNotices(eventId, resend, language));
      onSettled();
    });
  const isAsked = counts && deliveries === undefined;

  return (
    <MessageDialog
      title={deliveries || !counts ? text.notify.done : text.notify.title(totalOf(counts))}
      close={isAsked ? text.notify.later : account.close}
      onClose={onClose}
      action={
        isAsked && (
          <>
            <Button disabled={busy} icon="mail" onClick={() => send()}>
              {text.notify.yes}
            </Button>
            <Button variant="outline" disabled={busy} onClick={settle}>
              {text.notify.no}
            </Button>
          </>
        )
      }
    >
      {isAsked && (
        <>
          <p>
            {text.notify[change](totalOf(counts))} {text.notify.who(counts)}
          </p>
          <p>{text.notify.what(totalOf(counts))}</p>
        </>
      )}
      {deliveries && (
        <MailOutcome deliveries={deliveries} busy={busy} onRetry={() => send()} onResend={send} />
      )}
      {busy && <SendingBar eventId={eventId} />}
      {(failure ?? notCounted) && <FailureNotice failure={(failure ?? notCounted) as Failure} />}
    </MessageDialog>
  );
}

function useCounts(eventId: string, onNobody: () => void) {
  const { failures } = useSignInText();
  const [state, setState] = useState<{ counts?: RecipientCounts; failure?: Failure }>({});
  const settle = useEffectEvent((counts: RecipientCounts) => {
    if (totalOf(counts) === 0) onNobody();
    else setState({ counts });
  });
  const fail = useEffectEvent((error: unknown) =>
    setState({ failure: explainFailure(error, failures) }),
  );
  useEffect(() => {
    let left = false;
    countNotice(eventId).then(
      (counts) => !left && settle(counts),
      (error) => !left && fail(error),
    );
    return () => {
      left = true;
    };
  }, [eventId]);
  return state;
}
