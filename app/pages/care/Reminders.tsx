import { useState } from 'react';
import { call } from '#app/api/call.ts';
import frame from '#app/components/PageParts.module.css';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import { setCareReminders } from '#domain/care/care-calls.ts';
import styles from './Care.module.css';

/** Whether a mail tells in the morning what is due. */
export function Reminders({ areWanted }: { areWanted: boolean }) {
  const text = useCareText().toDo;
  const { busy, failure, attempt } = useAttempt();
  const [wanted, setWanted] = useState(areWanted);
  const [saved, setSaved] = useState('');

  const change = (next: boolean) =>
    attempt(async () => {
      await call(setCareReminders, { reminders: next });
      setWanted(next);
      setSaved(text.remindersSaved);
    });

  return (
    <div id="recordatorios" className={frame.part}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={wanted}
          aria-disabled={busy || undefined}
          onChange={({ target }) => change(target.checked)}
        />
        {text.reminders}
      </label>
      {failure && <FailureNotice failure={failure} />}
      <p aria-live="polite" className={styles.saved}>
        {saved}
      </p>
    </div>
  );
}
