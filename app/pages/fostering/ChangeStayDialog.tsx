import { useState } from 'react';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { placementLimits } from '#domain/fostering/foster-placement.ts';
import styles from './Fostering.module.css';
import { changeStay, type Stay } from './foster-calls.ts';
import { linesOf, useDialogFields } from './use-dialog-fields.ts';

interface Props {
  stay: Stay;
  onDone: () => void;
  onClose: () => void;
}

/** What came back, what else is lent, until when it is meant. */
export function ChangeStayDialog({ stay, onDone, onClose }: Props) {
  const text = useFosteringText();
  const [lent, setLent] = useState(stay.prestamos);
  const { values, field, send } = useDialogFields({
    previsto: stay.previsto ?? '',
    prestamos: '',
    notas: stay.notas,
  });
  return (
    <ConfirmDialog
      title={text.changing.title}
      action={text.changing.yes}
      onClose={onClose}
      run={async () => {
        const more = linesOf(values.prestamos).map((que) => ({ que, devuelto: false }));
        await send(() => changeStay({ ...values, id: stay.id, prestamos: [...lent, ...more] }));
        onDone();
      }}
    >
      {lent.length > 0 && (
        <fieldset className={styles.options}>
          <legend>{text.changing.back}</legend>
          {lent.map(({ que, devuelto }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be lent twice.
            <label key={`${index} ${que}`} className={styles.check}>
              <input
                type="checkbox"
                checked={devuelto}
                onChange={({ target }) =>
                  setLent(
                    lent.map((one, at) =>
                      at === index ? { ...one, devuelto: target.checked } : one,
                    ),
                  )
                }
              />
              {que}
            </label>
          ))}
        </fieldset>
      )}
      <TextField
        multiline
        rows={3}
        label={text.changing.more}
        hint={text.placing.lentHint}
        {...field('prestamos')}
      />
      {stay.hasta === null && (
        <TextField
          type="date"
          min={stay.desde}
          label={text.placing.until}
          hint={text.placing.untilHint}
          {...field('previsto')}
        />
      )}
      <TextField
        multiline
        rows={3}
        label={text.placing.notes}
        maxLength={placementLimits.notes}
        {...field('notas')}
      />
    </ConfirmDialog>
  );
}
