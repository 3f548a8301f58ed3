import { type FormEvent, useState } from 'react';
import styles from '#app/adoption/Talk.module.css';
import { instantsOf, TimeOptions } from '#app/adoption/TimeOptions.tsx';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { type AppointmentKind, appointmentKind } from '#domain/adoption/application-talk.ts';
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
  const options = instantsOf(times);

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
      <TimeOptions times={times} onChange={setTimes} />
      {failure && <FailureNotice failure={failure} />}
      <div className={styles.ways}>
        <Button type="submit" size="small" disabled={busy || options.length === 0}>
          {text.send}
        </Button>
        <span role="status">{announcement}</span>
      </div>
    </form>
  );
}
