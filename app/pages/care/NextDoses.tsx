import frame from '#app/components/AccountPage.module.css';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { OutcomeNotice } from '#app/feedback/OutcomeNotice.tsx';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import styles from './Care.module.css';
import {
  addEntry,
  doneWords,
  type EntryWords,
  isTapped,
  type MedicalRecord,
  type Next,
} from './care-calls.ts';
import { useCareWords } from './use-care-words.ts';
import { useDone } from './use-done.ts';

interface Props {
  record: MedicalRecord;
  onDone: () => void;
  /** To say more than that it was done. */
  onDetails: (words: EntryWords) => void;
}

/** What comes next, each noted with its lot, or with a tap. */
export function NextDoses({ record, onDone, onDetails }: Props) {
  const text = useCareText();
  const { ofNext, whenOf, noteOf: noteFor } = useCareWords();
  const { mascota, hoy, proximas } = record;
  const { done, busy, failure, dialog, notice } = useDone(proximas, onDone);

  const noteOf = ({ producto_id }: Next) =>
    noteFor(record.productos.find(({ id }) => id === producto_id));

  const tap = (next: Next, index: number) =>
    done({
      what: ofNext(next),
      write: (once, confirmada) =>
        addEntry(once, [mascota.id], { ...doneWords(next, hoy), confirmada }),
      next: proximas[index + 1]?.esquema,
    });

  return (
    <section className={frame.part} aria-labelledby="next">
      <h2 id="next">{text.next.title}</h2>
      {failure && <FailureNotice failure={failure} />}
      <OutcomeNotice {...notice} />
      {proximas.length === 0 && <p className={styles.soft}>{text.next.none}</p>}
      <ul className={`plain-list ${styles.list}`}>
        {proximas.map((next, index) => (
          <li
            key={next.esquema}
            data-row={next.esquema}
            className={styles.item}
            data-state={next.estado}
          >
            <div>
              <p className={styles.name}>{ofNext(next)}</p>
              <p>{whenOf(next, hoy)}</p>
              <p className={styles.soft}>{text.next.dose(next.dosis, next.refuerzo)}</p>
              {noteOf(next) && <p className={styles.soft}>{noteOf(next)}</p>}
            </div>
            <div className={styles.ways}>
              {isTapped(next) && (
                <Button
                  size="small"
                  icon="check"
                  aria-label={text.next.doneOf(ofNext(next), mascota.nombre)}
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
                onClick={() => onDetails(doneWords(next, hoy))}
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
