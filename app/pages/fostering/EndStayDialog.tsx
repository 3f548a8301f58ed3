import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useToday } from '#app/site.ts';
import { chosenEnds } from '#domain/fostering/foster-placement.ts';
import { endStay, type Stay } from './foster-calls.ts';
import { useDialogFields } from './use-dialog-fields.ts';

interface Props {
  stay: Stay;
  onDone: () => void;
  onClose: () => void;
}

/** The pet leaves the home. */
export function EndStayDialog({ stay, onDone, onClose }: Props) {
  const text = useFosteringText();
  const today = useToday();
  const { values, field, send } = useDialogFields<'dia' | 'motivo'>({ dia: today, motivo: 'back' });
  return (
    <ConfirmDialog
      title={text.ending.title}
      action={text.ending.yes}
      onClose={onClose}
      run={async () => {
        const reason = chosenEnds.find((one) => one === values.motivo) ?? 'other';
        await send(() => endStay(stay.id, values.dia, reason));
        onDone();
      }}
    >
      <p>{text.ending.text}</p>
      <TextField
        type="date"
        min={stay.desde}
        max={today}
        label={text.ending.day}
        {...field('dia')}
      />
      <SelectField
        label={text.ending.reason}
        options={chosenEnds.map((value) => ({ value, label: text.ends[value] }))}
        {...field('motivo')}
      />
    </ConfirmDialog>
  );
}
