import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { callFile } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { type ActionOutcome, OutcomeNotice } from '#app/feedback/OutcomeNotice.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useDriveDeskText } from '#app/i18n/drive-desk/use-drive-desk-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { ExportButton } from '#app/lists/ExportButton.tsx';
import {
  type DriveBookingRow,
  type DriveFile,
  exportPlaces,
} from '#domain/drives/drive-desk-calls.ts';
import { driveLabels } from '#domain/drives/drive-labels.ts';
import { bookingStates } from '#domain/drives/drive-machine.ts';
import { driveTurnParam } from '#domain/drives/turn-address.ts';
import { foldText } from '#domain/text.ts';
import { AddPlaceDialog } from './AddPlaceDialog.tsx';
import { DayRow } from './DayRow.tsx';
import styles from './Drives.module.css';

const holds = ({ code, name, petName, phone }: DriveBookingRow, term: string) =>
  [code, name, petName, phone].some((one) => foldText(one).includes(term));

/** The animals of the day, in their order. A turn is found by its letters. */
export function DayList({ drive }: { drive: DriveFile }) {
  const text = useDriveDeskText();
  const labels = driveLabels[useLanguage()];
  const [params] = useSearchParams();
  const [typed, setTyped] = useState(params.get(driveTurnParam)?.slice(0, 20) ?? '');
  const [which, setWhich] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  const term = foldText(typed.trim());
  const shown = drive.bookings
    .filter(({ state }) =>
      which === '' ? state !== 'cancelled' : which === 'all' || state === which,
    )
    .filter((one) => holds(one, term));
  const say = (title: string) => setOutcome({ kind: 'success', title });
  const isOver = drive.state === 'held' || drive.state === 'cancelled';
  return (
    <section aria-labelledby="list" className={styles.list}>
      <h2 id="list">{text.list}</h2>
      <div className={styles.bar}>
        <TextField
          type="search"
          label={text.search}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <SelectField
          label={text.states}
          value={which}
          empty={text.active}
          options={[
            { value: 'all', label: text.allStates },
            ...bookingStates.values.map((value) => ({ value, label: labels.bookings[value] })),
          ]}
          onChange={({ target }) => setWhich(target.value)}
        />
        {!isOver && drive.state !== 'draft' && (
          <Button size="small" icon="plus" onClick={() => setAdding(true)}>
            {text.add}
          </Button>
        )}
        <ExportButton
          text={text.export}
          fileName={text.file}
          fetchTable={() => callFile(exportPlaces, { folio: drive.folio })}
        />
      </div>
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
      {shown.length === 0 && <p>{text.listNone}</p>}
      <ol className={`plain-list ${styles.day}`}>
        {shown.map((one) => (
          <DayRow key={one.id} booking={one} drive={drive} onDone={say} />
        ))}
      </ol>
      {isAdding && (
        <AddPlaceDialog
          drive={drive}
          onDone={() => say(text.addForm.added)}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}
