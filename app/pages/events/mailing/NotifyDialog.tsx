import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useEventMailsText } from '#app/i18n/event-mails.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import {
  type Delivery,
  declineNotice,
  type NoticeToAnswer,
  sendNotices,
} from '#domain/events/event-mail-calls.ts';
import { eventTitle } from '#domain/events/event-words.ts';
import { locale } from '#domain/language.ts';
import { MailOutcome } from './MailOutcome.tsx';
import { SendingBar } from './SendingBar.tsx';

interface Props {
  notice: NoticeToAnswer;
  /** @param answer what was said, in words; undefined while it is to be decided */
  onClose: (answer?: string) => void;
}

/** Asks whether to tell those who know something else of an event, and tells them. */
export function NotifyDialog({ notice, onClose }: Props) {
  const { eventId, kind, total } = notice;
  const text = useEventMailsText();
  const account = useAccountText();
  const language = useLanguage();
  const { busy, failure, attempt } = useAttempt();
  const [deliveries, setDeliveries] = useState<Delivery[]>();

  const send = (resend: readonly string[] = []) =>
    attempt(async () => setDeliveries(await call(sendNotices, { eventId, resend })));
  const decline = () =>
    attempt(async () => {
      await call(declineNotice, { eventId });
      onClose(text.notify.declined);
    });

  return (
    <MessageDialog
      title={deliveries ? text.notify.done : text.notify.title(total)}
      close={deliveries ? account.close : text.notify.later}
      onClose={() => onClose(deliveries && text.notify.done)}
      action={
        !deliveries && (
          <>
            <Button disabled={busy} icon="mail" onClick={() => send()}>
              {text.notify.yes}
            </Button>
            <Button variant="outline" disabled={busy} onClick={decline}>
              {text.notify.no}
            </Button>
          </>
        )
      }
    >
      <p>
        <strong>{eventTitle(notice, language)}</strong>, {longDate(notice.date, locale[language])}
      </p>
      {!deliveries && (
        <>
          <p>
            {text.notify[kind](total)} {text.notify.who(notice)}
          </p>
          <p>{text.notify.what(total)}</p>
        </>
      )}
      {deliveries && (
        <MailOutcome deliveries={deliveries} busy={busy} onRetry={() => send()} onResend={send} />
      )}
      {busy && <SendingBar eventId={eventId} />}
      {failure && <FailureNotice failure={failure} />}
    </MessageDialog>
  );
}
