import { Chip } from '#app/components/Chip.tsx';
import type { Dictionary } from '#app/i18n/dictionary.ts';
import { useText } from '#app/i18n/texts.tsx';
import { type PetFilter, writePetFilter } from '#domain/pets/pet-filter.ts';
import styles from './FilterChips.module.css';

interface Props {
  path: string;
  filter: PetFilter;
}

/** Each filter in use is a link to the list without it. */
export function FilterChips({ path, filter }: Props) {
  const words = useText().pets;
  const chips = chipsOf(filter, words);
  if (chips.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.chips}`} aria-label={words.filter.set}>
      {chips.map(({ label, without }) => {
        const query = writePetFilter(without).toString();
        return (
          <li key={label}>
            <Chip
              on
              to={query ? `${path}?${query}` : path}
              removeLabel={words.filter.remove}
              preventScrollReset
            >
              {label}
            </Chip>
          </li>
        );
      })}
      {chips.length > 1 && (
        <li>
          <Chip to={path} preventScrollReset>
            {words.filter.clear}
          </Chip>
        </li>
      )}
    </ul>
  );
}

/** What is set, in words, and the filter that remains when it is taken away. Age is one chip. */
export function chipsOf(
  filter: PetFilter,
  words: Dictionary['pets'],
): { label: string; without: PetFilter }[] {
  const { species, sex, size, breed, ageValue, ageUnit, city, federalState } = filter;
  const chips: { label: string; without: PetFilter }[] = [];
  const add = (label: string, ...fields: (keyof PetFilter)[]) => {
    const without = { ...filter };
    for (const field of fields) delete without[field];
    chips.push({ label, without });
  };
  if (species) add(words.filter.speciesNames[species], 'species');
  if (sex) add(words.sexes[sex], 'sex');
  if (size) add(words.size(size, sex), 'size');
  if (breed) add(words.breed(breed, sex), 'breed');
  if (ageValue && ageUnit) add(words.age(ageValue, ageUnit), 'ageValue', 'ageUnit');
  if (city) add(city, 'city');
  if (federalState) add(federalState, 'federalState');
  return chips;
}
