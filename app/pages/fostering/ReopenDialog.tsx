import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { requestLimits } from '#domain/fostering/foster-request.ts';
import { reopenRequest, type ShownRequest } from '#domain/fostering/foster-request-calls.ts';

interface Props {
  request: ShownRequest;
  onAsked: (count: number) => void;
  onClose: () => void;
}

/** The home that said yes cannot after all. */
export function ReopenDialog({ request, onAsked, onClose }: Props) {
  const text = useFosteringText().requests;
  const form = useForm({
    defaults: { hours: '4' },
    async send({ hours }) {
      onAsked((await call(reopenRequest, { id: request.id, hours })).asked);
    },
  });
  return (
    <FormDialog
      title={text.reopenTitle}
      words={{ save: text.reopen }}
      form={form}
      onClose={onClose}
    >
      <p>{text.reopenText}</p>
      <SelectField
        label={text.form.hours}
        options={requestLimits.hours.map((one) => ({
          value: String(one),
          label: text.form.within(one),
        }))}
        {...form.field('hours')}
      />
    </FormDialog>
  );
}
