import { useTextCounterText } from '#app/i18n/text-counter.ts';
import styles from './TextCounter.module.css';

interface Props {
  id: string;
  /** In characters, as the rules count them. */
  length: number;
  longest: number;
}

/** The share of the room from which on the count is of interest. */
const nearEnd = 0.8;

/** How much of a text's room is used, once it comes to its end. Screen readers hear it twice at most, not at each letter. */
export function TextCounter({ id, length, longest }: Props) {
  const text = useTextCounterText();
  const isOver = length > longest;
  // What is as short as a postal code needs no count until it is too long.
  const isNear = longest >= 40 && length >= longest * nearEnd;
  return (
    <>
      <span id={id} className={styles.count} data-over={isOver || undefined}>
        {(isOver || isNear) && text.used(length, longest)}
        {isOver && `. ${text.over(length - longest)}`}
      </span>
      <span role="status" className="visually-hidden">
        {isOver ? text.tooLong : isNear && text.nearEnd}
      </span>
    </>
  );
}
