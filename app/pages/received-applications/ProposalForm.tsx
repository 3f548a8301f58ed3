import { type FormEvent, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import {
  type AppointmentKind,
  appointmentKind,
  talkLimits,
} from '#domain/adoption/application-talk.ts';
import styles from './Talk.module.css';
import { proposeTimes } from './talk-calls.ts';

interface Props {
  applicationId: string;
  onChanged: () => void;
}

/** One to six times for a call or a visit, by the clock of whoever offers them. */
export function ProposalForm({ applicationId, onChanged }: Props) {
  const text = useReceivedText().talk.appointments;
  const [kind, setKind] = useState<AppointmentKind>('call');
  const [times, setTimes] = useState<readonly string[]>(['']);
  const [announcement, setAnnouncement] = useState('');
  const { busy, failure, attempt } = useAttempt();
  const key = useIdempotencyKey();
  const options = times.filter(Boolean).map((time) => new Date(time).toISOString());

  function submit(event: FormEvent) {
    event.preventDefault();
    if (options.length === 0) return;
    setAnnouncement('');
    attempt(async () => {
      const proposal = { kind, options };
      await proposeTimes(applicationId, proposal, key.keyOf(proposal));
      key.forget();
      setTimes(['']);
      setAnnouncement(text.done);
      onChanged();
    });
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <SelectField
        label={text.kind}
        value={kind}
        options={appointmentKind.values.map((one) => ({ value: one, label: text.kinds[one] }))}
        onChange={({ target }) => setKind(target.value as AppointmentKind)}
      />
      {times.map((time, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: times have no other name than their place
          key={index}
          type="datetime-local"
          label={text.option(index + 1)}
          hint={index === 0 ? text.hint : undefined}
          value={time}
          onChange={({ target }) =>
            setTimes(times.map((one, place) => (place === index ? target.value : one)))
          }
        />
      ))}
      {failure && <FailureNotice failure={failure} />}
      <div className={styles.ways}>
        {times.length < talkLimits.options && (
          <Button
            size="small"
            variant="outline"
            icon="plus"
            onClick={() => setTimes([...times, ''])}
          >
            {text.more}
          </Button>
        )}
        <Button type="submit" size="small" disabled={busy || options.length === 0}>
          {text.send}
        </Button>
        <span role="status">{announcement}</span>
      </div>
    </form>
  );
}
