import { Button } from '#app/components/Button.tsx';
import frame from '#app/components/PageParts.module.css';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { OutcomeNotice } from '#app/feedback/OutcomeNotice.tsx';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import type { EntryWords, MedicalRecord, NextCare } from '#domain/care/care-calls.ts';
import styles from './Care.module.css';
import { useCareWords } from './use-care-words.ts';
import { useDone } from './use-done.ts';
import { doneWords, isTapped, writeEntries } from './write-entries.ts';

interface Props {
  record: MedicalRecord;
  /** To say more than that it was done. */
  onDetails: (words: EntryWords) => void;
}

/** What comes next, each noted with its lot, or with a tap. */
export function NextDoses({ record, onDetails }: Props) {
  const text = useCareText();
  const { ofNext, whenOf, noteOf: noteFor } = useCareWords();
  const { pet, today, next: doses } = record;
  const { done, busy, failure, dialog, notice } = useDone(doses);

  const noteOf = ({ productId }: NextCare) =>
    noteFor(record.products.find(({ id }) => id === productId));

  const tap = (next: NextCare, index: number) =>
    done({
      what: ofNext(next),
      write: (once, confirmed) =>
        writeEntries(once, [pet.id], { ...doneWords(next, today), confirmed }),
      next: doses[index + 1]?.series,
    });

  return (
    <section className={frame.part} aria-labelledby="next">
      <h2 id="next">{text.next.title}</h2>
      {failure && <FailureNotice failure={failure} />}
      <OutcomeNotice {...notice} />
      {doses.length === 0 && <p className={styles.soft}>{text.next.none}</p>}
      <ul className={`plain-list ${styles.list}`}>
        {doses.map((next, index) => (
          <li
            key={next.series}
            data-row={next.series}
            className={styles.item}
            data-state={next.state}
          >
            <div>
              <p className={styles.name}>{ofNext(next)}</p>
              <p>{whenOf(next, today)}</p>
              <p className={styles.soft}>{text.next.dose(next.dose, next.isBooster)}</p>
              {noteOf(next) && <p className={styles.soft}>{noteOf(next)}</p>}
            </div>
            <div className={styles.ways}>
              {isTapped(next) && (
                <Button
                  size="small"
                  icon="check"
                  aria-label={text.next.doneOf(ofNext(next), pet.name)}
                  aria-disabled={busy || undefined}
                  onClick={() => tap(next, index)}
                >
                  {text.next.done}
                </Button>
              )}
              <Button
                size="small"
                variant="outline"
                aria-label={`${text.entries.add}: ${ofNext(next)}`}
                onClick={() => onDetails(doneWords(next, today))}
              >
                {text.entries.add}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  );
}
