import { useState } from 'react';
import styles from '#app/adoption/Talk.module.css';
import { instantsOf, TimeOptions } from '#app/adoption/TimeOptions.tsx';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { appointmentKind } from '#domain/adoption/application-talk.ts';
import { proposeAppointment } from '#domain/adoption/appointment-calls.ts';

/** One to six times for a call or a visit, by the clock of whoever offers them. */
export function ProposalForm({ applicationId }: { applicationId: string }) {
  const text = useReceivedText().talk.appointments;
  const [announcement, setAnnouncement] = useState('');
  const form = useForm({
    defaults: { kind: 'call', options: [''] },
    async send({ kind, options }, { keyOf }) {
      setAnnouncement('');
      const proposed = { id: applicationId, kind, options: instantsOf(options) };
      await call(proposeAppointment, proposed, { idempotencyKey: keyOf(proposed) });
    },
    onSent() {
      form.form.reset();
      setAnnouncement(text.done);
    },
  });
  const times = form.form.watch('options');
  const isThere = () => times.some(Boolean) || 'required';

  return (
    <SchemaForm state={form}>
      <SelectField
        label={text.kind}
        options={appointmentKind.values.map((one) => ({ value: one, label: text.kinds[one] }))}
        {...form.field('kind')}
      />
      <TimeOptions
        times={times}
        field={(index) => form.field(`options.${index}`, { validate: isThere })}
        onMore={() => form.form.setValue('options', [...times, ''])}
      />
      <div className={styles.ways}>
        <Button type="submit" size="small" aria-disabled={form.busy || undefined}>
          {text.send}
        </Button>
        <span role="status">{announcement}</span>
      </div>
    </SchemaForm>
  );
}
