import { type FormEvent, useState } from 'react';
import type { ShownAppointment } from '#app/adoption/application-talk.ts';
import { instantsOf, TimeOptions } from '#app/adoption/TimeOptions.tsx';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { useMyApplicationsText } from '#app/i18n/my-applications/use-my-applications-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { instantInWords } from '#domain/zone-names.ts';
import { type OwnApplication, suggestTimes } from './own-calls.ts';
import styles from './Talk.module.css';

interface Props {
  application: OwnApplication;
  appointment: ShownAppointment;
  onDone: (message: string) => void;
}

/** Where none of the offered times suits the family: others, of which whoever looks after the pet chooses one. */
export function SuggestTimes({ application, appointment, onDone }: Props) {
  const text = useMyApplicationsText().appointments;
  const language = useLanguage();
  const { timezone } = useSite();
  const [isOpen, setOpen] = useState(false);
  const [times, setTimes] = useState<readonly string[]>(['']);
  const [error, setError] = useState('');
  const { busy, failure, attempt } = useAttempt();
  const { suggested } = appointment;

  async function send(event: FormEvent) {
    event.preventDefault();
    const options = instantsOf(times);
    if (options.length === 0) return setError(text.suggestFirst);
    setError('');
    await attempt(async () => {
      await suggestTimes(application, appointment.id, options);
      setOpen(false);
      setTimes(['']);
      onDone(text.suggestedNow);
    });
  }

  return (
    <>
      {suggested.length > 0 && (
        <>
          <p>{text.suggested}</p>
          <ul className={styles.times}>
            {suggested.map((at) => (
              <li key={at}>
                <time dateTime={at}>{instantInWords(at, language, timezone)}</time>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button
        size="small"
        variant="outline"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {suggested.length > 0 ? text.suggestAgain : text.noneSuits}
      </Button>
      {isOpen && (
        <form className={styles.choice} onSubmit={send} noValidate>
          <TimeOptions times={times} onChange={setTimes} />
          {error && <p role="alert">{error}</p>}
          {failure && <FailureNotice failure={failure} />}
          <div>
            <SubmitButton busy={busy} busyLabel={text.sending} size="small">
              {text.suggest}
            </SubmitButton>
          </div>
        </form>
      )}
    </>
  );
}
