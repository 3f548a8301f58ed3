import { call } from '#app/api/call.ts';
import { CheckField } from '#app/forms/CheckField.tsx';
import checks from '#app/forms/CheckGroup.module.css';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { placementLimits } from '#domain/fostering/foster-placement.ts';
import { changeStay, type Stay } from '#domain/fostering/foster-stay-calls.ts';
import { linesOf } from './lines-of.ts';

interface Props {
  stay: Stay;
  onDone: () => void;
  onClose: () => void;
}

/** What came back, what else is lent, until when it is meant. */
export function ChangeStayDialog({ stay, onDone, onClose }: Props) {
  const text = useFosteringText();
  const form = useForm({
    defaults: {
      lent: stay.lent.map(({ what, returned }) => ({ what, returned })),
      more: '',
      plannedUntil: stay.plannedUntil ?? '',
      notes: stay.notes,
    },
    async send({ lent, more, ...plan }) {
      const added = linesOf(more).map((what) => ({ what, returned: false }));
      await call(changeStay, { ...plan, id: stay.id, lent: [...lent, ...added] });
      onDone();
    },
    // Of those that are lent already nothing can be wrong.
    fieldOf: { lent: 'more' },
  });
  return (
    <FormDialog
      title={text.changing.title}
      words={{ save: text.changing.yes }}
      form={form}
      onClose={onClose}
    >
      {stay.lent.length > 0 && (
        <fieldset className={checks.options}>
          <legend>{text.changing.back}</legend>
          {stay.lent.map(({ what }, index) => {
            const { error: _, ...box } = form.field(`lent.${index}.returned`);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be lent twice.
              <CheckField key={`${index} ${what}`} label={what} {...box} />
            );
          })}
        </fieldset>
      )}
      <TextField
        multiline
        rows={3}
        label={text.changing.more}
        hint={text.placing.lentHint}
        {...form.field('more')}
      />
      {stay.endedOn === null && (
        <TextField
          type="date"
          min={stay.startedOn}
          label={text.placing.until}
          hint={text.placing.untilHint}
          {...form.field('plannedUntil')}
        />
      )}
      <TextField
        multiline
        rows={3}
        label={text.placing.notes}
        maxLength={placementLimits.notes}
        {...form.field('notes')}
      />
    </FormDialog>
  );
}
