import { call } from '#app/api/call.ts';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useMyApplicationsText } from '#app/i18n/my-applications/use-my-applications-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import type { ShownAppointment } from '#domain/adoption/application-shapes.ts';
import { chooseTime } from '#domain/adoption/appointment-calls.ts';
import { instantInWords } from '#domain/zone-names.ts';
import type { OwnApplication } from './own-calls.ts';

interface Props {
  application: Pick<OwnApplication, 'id'>;
  appointment: ShownAppointment;
  onDone: (message: string) => void;
}

/** One of the times that were offered, as far as they are still to come. */
export function ChooseTime({ application: { id }, appointment, onDone }: Props) {
  const text = useMyApplicationsText().appointments;
  const language = useLanguage();
  const { timezone } = useSite();
  const form = useForm({
    defaults: { option: appointment.chosen },
    async send({ option }) {
      await call(chooseTime, { id, appointmentId: appointment.id, option: option ?? '' });
      onDone(text.chosen);
    },
  });
  const now = new Date().toISOString();
  const options = appointment.options.filter((at) => at > now);
  if (options.length === 0) return <p>{text.allOver}</p>;

  return (
    <SchemaForm state={form}>
      <ChoiceField
        label={text.choose}
        {...form.field('option', { required: text.chooseFirst })}
        options={options.map((at) => ({
          value: at,
          label: instantInWords(at, language, timezone),
        }))}
      />
      <div>
        <SubmitButton busy={form.busy} busyLabel={text.sending} size="small">
          {text.confirm}
        </SubmitButton>
      </div>
    </SchemaForm>
  );
}
