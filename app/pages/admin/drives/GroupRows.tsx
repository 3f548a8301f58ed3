import { Button } from '#app/components/Button.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useDriveDeskText } from '#app/i18n/drive-desk/use-drive-desk-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { driveLabels } from '#domain/drives/drive-labels.ts';
import { driveLimits } from '#domain/drives/drive-machine.ts';
import { type CapacitySex, capacitySexes } from '#domain/drives/drive-words.ts';
import { species as allSpecies, type Species } from '#domain/pets/vocabularies.ts';
import styles from './Drives.module.css';

export interface GroupRow {
  /** Of the row on the screen. */
  id: number;
  species: Species;
  sex: CapacitySex;
  /** Kilograms, as typed; '' for any weight. */
  upTo: string;
  places: string;
}

let last = 0;
export const newGroup = (species: Species): GroupRow => ({
  ...{ id: ++last, species, sex: 'any', upTo: '', places: '10' },
});

interface Props {
  groups: readonly GroupRow[];
  onChange: (groups: readonly GroupRow[]) => void;
}

/** For which animals a drive has how many places. */
export function GroupRows({ groups, onChange }: Props) {
  const text = useDriveDeskText().form;
  const labels = driveLabels[useLanguage()];
  const options = allSpecies.values.flatMap((species) =>
    capacitySexes.values.map((sex) => ({
      value: `${species} ${sex}`,
      label: labels.groups[species][sex],
    })),
  );
  const change = (id: number, changes: Partial<GroupRow>) =>
    onChange(groups.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  return (
    <fieldset className={styles.rows}>
      <legend>{text.groups}</legend>
      {groups.map((group) => (
        <div key={group.id} className={styles.row}>
          <SelectField
            label={text.group}
            value={`${group.species} ${group.sex}`}
            options={options}
            onChange={({ target }) => {
              const [species, sex] = target.value.split(' ') as [Species, CapacitySex];
              change(group.id, { species, sex });
            }}
          />
          <TextField
            label={text.upTo}
            placeholder={text.anyWeight}
            inputMode="decimal"
            value={group.upTo}
            onChange={({ target }) => change(group.id, { upTo: target.value })}
          />
          <TextField
            label={text.places}
            inputMode="numeric"
            value={group.places}
            onChange={({ target }) => change(group.id, { places: target.value })}
          />
          <Button
            size="small"
            variant="quiet"
            icon="trash"
            onClick={() => onChange(groups.filter(({ id }) => id !== group.id))}
          >
            {text.remove(labels.groups[group.species][group.sex])}
          </Button>
        </div>
      ))}
      {groups.length < driveLimits.rows && (
        <div>
          <Button
            size="small"
            variant="outline"
            icon="plus"
            onClick={() => onChange([...groups, newGroup('dog')])}
          >
            {text.addGroup}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
