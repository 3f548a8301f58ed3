import { useState } from 'react';
import { instantsOf, TimeOptions } from '#app/adoption/TimeOptions.tsx';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useMyApplicationsText } from '#app/i18n/my-applications/use-my-applications-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import type { ShownAppointment } from '#domain/adoption/application-shapes.ts';
import { suggestTimes } from '#domain/adoption/appointment-calls.ts';
import { instantInWords } from '#domain/zone-names.ts';
import type { OwnApplication } from './own-calls.ts';
import styles from './Talk.module.css';

interface Props {
  application: Pick<OwnApplication, 'id'>;
  appointment: ShownAppointment;
  onDone: (message: string) => void;
}

/** Where none of the offered times suits the family: others, of which whoever looks after the pet chooses one. */
export function SuggestTimes({ application: { id }, appointment, onDone }: Props) {
  const text = useMyApplicationsText().appointments;
  const language = useLanguage();
  const { timezone } = useSite();
  const [isOpen, setOpen] = useState(false);
  const form = useForm({
    defaults: { options: [''] },
    async send({ options }) {
      const instants = instantsOf(options);
      await call(suggestTimes, { id, appointmentId: appointment.id, options: instants });
    },
    onSent() {
      setOpen(false);
      form.form.reset();
      onDone(text.suggestedNow);
    },
  });
  const { suggested } = appointment;
  const times = form.form.watch('options');
  const isThere = () => times.some(Boolean) || text.suggestFirst;

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
        <SchemaForm state={form}>
          <TimeOptions
            times={times}
            field={(index) => form.field(`options.${index}`, { validate: isThere })}
            onMore={() => form.form.setValue('options', [...times, ''])}
          />
          <div>
            <SubmitButton busy={form.busy} busyLabel={text.sending} size="small">
              {text.suggest}
            </SubmitButton>
          </div>
        </SchemaForm>
      )}
    </>
  );
}
