import { useEffect, useState } from 'react';
import { useEventMailsText } from '#app/i18n/event-mails.ts';
import { askSendingProgress, type SendingProgress } from '../event-calls.ts';
import styles from './SendingBar.module.css';

/** Milliseconds from one answer to the next question. */
const pause = 700;

/** How many of an event's invitations have left. Screen readers hear of each quarter, for every mail would be noise. */
export function SendingBar({ eventId }: { eventId: string }) {
  const text = useEventMailsText();
  const progress = useSendingProgress(eventId);
  const { total, settled } = progress ?? { total: 0, settled: 0 };
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
  const [progress, setProgress] = useState<SendingProgress>();
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    async function ask() {
      // The call that sends says what goes wrong; without an answer the bar stays where it was.
      const found = await askSendingProgress(eventId).catch(() => undefined);
      if (left) return;
      if (found && found.total > 0) setProgress(found);
      timer = setTimeout(ask, pause);
    }
    timer = setTimeout(ask, pause);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [eventId]);
  return progress;
}
