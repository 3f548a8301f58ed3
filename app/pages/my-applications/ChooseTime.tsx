import { type FormEvent, useId, useState } from 'react';
import type { ShownAppointment } from '#app/adoption/application-talk.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { useMyApplicationsText } from '#app/i18n/my-applications/use-my-applications-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { instantInWords } from '#domain/zone-names.ts';
import { chooseTime, type OwnApplication } from './own-calls.ts';
import styles from './Talk.module.css';

interface Props {
  application: OwnApplication;
  appointment: ShownAppointment;
  onDone: (message: string) => void;
}

/** One of the times that were offered, as far as they are still to come. */
export function ChooseTime({ application, appointment, onDone }: Props) {
  const text = useMyApplicationsText().appointments;
  const language = useLanguage();
  const { timezone } = useSite();
  const name = useId();
  const [option, setOption] = useState(appointment.chosen);
  const [error, setError] = useState<string>();
  const { busy, failure, attempt } = useAttempt();
  const now = new Date().toISOString();
  const options = appointment.options.filter((at) => at > now);
  if (options.length === 0) return <p>{text.allOver}</p>;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (option === null) return setError(text.chooseFirst);
    await attempt(async () => {
      await chooseTime(application, appointment.id, option);
      onDone(text.chosen);
    });
  }

  return (
    <form className={styles.choice} onSubmit={send} noValidate>
      <ChoiceField
        name={name}
        label={text.choose}
        error={error}
        value={option}
        onChange={(at: string) => {
          setError(undefined);
          setOption(at);
        }}
        options={options.map((at) => ({
          value: at,
          label: instantInWords(at, language, timezone),
        }))}
      />
      {failure && <FailureNotice failure={failure} />}
      <div>
        <SubmitButton busy={busy} busyLabel={text.sending} size="small">
          {text.confirm}
        </SubmitButton>
      </div>
    </form>
  );
}
