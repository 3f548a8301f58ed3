import { useState } from 'react';
import { useCall } from '#app/api/use-call.ts';
import { useEventMailsText } from '#app/i18n/event-mails.ts';
import { findSendingProgress, type SendingProgress } from '#domain/events/event-mail-calls.ts';
import styles from './SendingBar.module.css';

/** Milliseconds from one answer to the next question. */
const pause = 700;

/** How many of an event's invitations have left. Screen readers hear of each quarter, for every mail would be noise. */
export function SendingBar({ eventId }: { eventId: string }) {
  const text = useEventMailsText();
  const progress = useSendingProgress(eventId);
  const { total, done, failed } = progress ?? { total: 0, done: 0, failed: 0 };
  const settled = done + failed;
  const quarter = progress && Math.floor((4 * settled) / total) * 25;
  return (
    <div className={styles.sending}>
      <p>{text.sending}</p>
      <progress
        className={styles.bar}
        aria-label={text.progress}
        {...(progress && { max: total, value: settled })}
      />
      <p className={styles.count}>{progress && text.settled(settled, total)}</p>
      <p role="status" className="visually-hidden">
        {quarter !== undefined && `${quarter} %`}
      </p>
    </div>
  );
}

/** Asked for while it is shown; undefined until something is under way, and the last that was known after it. */
function useSendingProgress(eventId: string): SendingProgress | undefined {
  // The call that sends says what goes wrong; without an answer the bar stays where it was.
  const { data } = useCall(findSendingProgress, { eventId }, { every: () => pause, isFresh: true });
  const [progress, setProgress] = useState<SendingProgress>();
  if (data && data.total > 0 && data !== progress) setProgress(data);
  return progress;
}
