import { Chip } from '#app/components/Chip.tsx';
import { useText } from '#app/i18n/texts.tsx';
import type { PetFilter } from '#domain/pets/pet-filter.ts';
import styles from './FilterChips.module.css';
import { chipsOf } from './filter-chips.ts';
import { listAddress } from './list-address.ts';

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
      {chips.map(({ field, label, without }) => (
        <li key={field}>
          <Chip on to={listAddress(path, without)} removeLabel={words.filter.remove}>
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <Chip to={path}>{words.filter.clear}</Chip>
      </li>
    </ul>
  );
}
