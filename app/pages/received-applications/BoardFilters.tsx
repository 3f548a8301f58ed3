import type { ApplicationPet } from '#app/adoption/application-pets.ts';
import { closedColumns, openColumns } from '#app/adoption/application-states.ts';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useApplicationWords } from '#app/i18n/application-words.ts';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { waitingApplications } from '#domain/adoption/waiting-calls.ts';
import { locale } from '#domain/language.ts';
import styles from './BoardFilters.module.css';
import type { StateFilter, useBoard } from './use-board.ts';

interface Props {
  board: Pick<ReturnType<typeof useBoard>, 'petId' | 'filter' | 'filterBy'>;
  /** Those of the applications that are shown. */
  pets: ReadonlyMap<string, ApplicationPet> | undefined;
}

/** By pet and state; what is chosen stands in the address. */
export function BoardFilters({ board: { petId, filter, filterBy }, pets }: Props) {
  const text = useReceivedText().filters;
  const { states } = useApplicationWords();
  const language = useLanguage();
  const known = [...(pets?.values() ?? [])].sort((a, b) =>
    a.name.localeCompare(b.name, locale[language]),
  );
  const stateOptions: { value: StateFilter; label: string }[] = [
    { value: 'open', label: text.open },
    { value: 'closed', label: text.closed },
    ...waitingApplications.values.map((value) => ({ value, label: text.waiting[value] })),
    ...[...openColumns, ...closedColumns].map((state) => ({ value: state, label: states[state] })),
  ];
  return (
    <form className={styles.filters} aria-label={text.label}>
      <SelectField
        label={text.pet}
        value={petId ?? ''}
        empty={text.allPets}
        options={known.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => filterBy({ petId: target.value || undefined })}
      />
      <SelectField
        label={text.state}
        value={filter}
        options={stateOptions}
        onChange={({ target }) => filterBy({ filter: target.value as StateFilter })}
      />
    </form>
  );
}
