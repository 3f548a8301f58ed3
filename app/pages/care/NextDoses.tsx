import { useState } from 'react';
import frame from '#app/components/AccountPage.module.css';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
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
import { useConfirmation } from './use-confirmation.tsx';

interface Props {
  record: MedicalRecord;
  onDone: () => void;
  /** To say more than that it was done. */
  onDetails: (words: EntryWords) => void;
}

/** What comes next, each noted with its lot, or with a tap. */
export function NextDoses({ record, onDone, onDetails }: Props) {
  const text = useCareText();
  const { ofNext, whenOf } = useCareWords();
  const { busy, failure, attempt } = useAttempt();
  const { send, dialog } = useConfirmation();
  const { once } = useIdempotencyKey();
  const [saved, setSaved] = useState('');
  const { mascota, hoy, proximas } = record;

  const done = (next: Next) =>
    attempt(async () => {
      const isSaved = await send(async (confirmada) => {
        await addEntry(once, [mascota.id], { ...doneWords(next, hoy), confirmada });
        return true;
      });
      if (!isSaved) return;
      setSaved(text.next.saved(ofNext(next)));
      onDone();
    });

  return (
    <section className={frame.part} aria-labelledby="next">
      <h2 id="next">{text.next.title}</h2>
      {failure && <FailureNotice failure={failure} />}
      <p aria-live="polite" className={styles.saved}>
        {saved}
      </p>
      {proximas.length === 0 && <p className={styles.soft}>{text.next.none}</p>}
      <ul className={`plain-list ${styles.list}`}>
        {proximas.map((next) => (
          <li key={next.esquema} className={styles.item} data-state={next.estado}>
            <div>
              <p className={styles.name}>{ofNext(next)}</p>
              <p>{whenOf(next, hoy)}</p>
              <p className={styles.soft}>{text.next.dose(next.dosis, next.refuerzo)}</p>
            </div>
            <div className={styles.ways}>
              {isTapped(next) && (
                <Button
                  size="small"
                  icon="check"
                  aria-label={text.next.doneOf(ofNext(next), mascota.nombre)}
                  aria-disabled={busy || undefined}
                  onClick={() => done(next)}
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
