import { Button } from '#app/components/Button.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useDriveDeskText } from '#app/i18n/drive-desk/use-drive-desk-text.ts';
import { driveLimits } from '#domain/drives/drive-machine.ts';
import styles from './Drives.module.css';

export interface SlotRow {
  /** Of the row on the screen. */
  id: number;
  time: string;
  places: string;
}

let last = 0;
export const newSlot = (time = ''): SlotRow => ({ id: ++last, time, places: '10' });

interface Props {
  slots: readonly SlotRow[];
  onChange: (slots: readonly SlotRow[]) => void;
}

/** The hours of a drive with the places of each. */
export function SlotRows({ slots, onChange }: Props) {
  const text = useDriveDeskText().form;
  const change = (id: number, changes: Partial<SlotRow>) =>
    onChange(slots.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  return (
    <fieldset className={styles.rows}>
      <legend>{text.slots}</legend>
      {slots.map((slot) => (
        <div key={slot.id} className={styles.row}>
          <TextField
            type="time"
            label={text.time}
            value={slot.time}
            onChange={({ target }) => change(slot.id, { time: target.value })}
          />
          <TextField
            label={text.places}
            inputMode="numeric"
            value={slot.places}
            onChange={({ target }) => change(slot.id, { places: target.value })}
          />
          <Button
            size="small"
            variant="quiet"
            icon="trash"
            onClick={() => onChange(slots.filter(({ id }) => id !== slot.id))}
          >
            {text.remove(slot.time)}
          </Button>
        </div>
      ))}
      {slots.length < driveLimits.slots && (
        <div>
          <Button
            size="small"
            variant="outline"
            icon="plus"
            onClick={() => onChange([...slots, newSlot()])}
          >
            {text.addSlot}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
