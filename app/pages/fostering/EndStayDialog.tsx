import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useToday } from '#app/site.ts';
import { chosenEnds } from '#domain/fostering/foster-placement.ts';
import { endStay, type Stay } from '#domain/fostering/foster-stay-calls.ts';

interface Props {
  stay: Stay;
  onDone: () => void;
  onClose: () => void;
}

/** The pet leaves the home. */
export function EndStayDialog({ stay, onDone, onClose }: Props) {
  const text = useFosteringText();
  const today = useToday();
  const form = useForm({
    defaults: { endedOn: today, reason: 'back' },
    async send(values) {
      await call(endStay, { id: stay.id, ...values });
      onDone();
    },
  });
  return (
    <FormDialog
      title={text.ending.title}
      words={{ save: text.ending.yes }}
      form={form}
      onClose={onClose}
    >
      <p>{text.ending.text}</p>
      <TextField
        type="date"
        min={stay.startedOn}
        max={today}
        label={text.ending.day}
        {...form.field('endedOn')}
      />
      <SelectField
        label={text.ending.reason}
        options={chosenEnds.map((value) => ({ value, label: text.ends[value] }))}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
