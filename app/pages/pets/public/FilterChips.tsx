import { Chip } from '#app/components/Chip.tsx';
import styles from './FilterChips.module.css';

interface Props {
  label: string;
  chips: readonly { label: string; to: string }[];
  /** Before each label, for screen readers: what its cross does. */
  remove: string;
  clear: { label: string; to: string };
}

/** Each filter in use is a link to the list without it. */
export function FilterChips({ label, chips, remove, clear }: Props) {
  if (chips.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.chips}`} aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.to}>
          <Chip on to={chip.to} removeLabel={remove}>
            {chip.label}
          </Chip>
        </li>
      ))}
      <li>
        <Chip to={clear.to}>{clear.label}</Chip>
      </li>
    </ul>
  );
}
