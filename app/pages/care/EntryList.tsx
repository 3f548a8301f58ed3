import { useRef, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { type ActionOutcome, OutcomeNotice } from '#app/feedback/OutcomeNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import styles from './Care.module.css';
import { type Entry, type MedicalRecord, removeEntry, restoreEntry } from './care-calls.ts';
import { useCareWords } from './use-care-words.ts';

interface Props {
  record: MedicalRecord;
  onChanged: () => void;
  onCorrect: (entry: Entry) => void;
}

/** All that was done, the latest first; what is deleted can be brought back. */
export function EntryList({ record, onChanged, onCorrect }: Props) {
  const text = useCareText().entries;
  const { ofEntry, dateOf } = useCareWords();
  const { busy, failure, attempt } = useAttempt();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);

  const restore = (entry: Entry) =>
    attempt(async () => {
      await restoreEntry(entry);
      setOutcome(undefined);
      onChanged();
    });

  const remove = (entry: Entry) =>
    attempt(async () => {
      await removeEntry(entry);
      const title = text.removed(ofEntry(entry, record.productos));
      const undo = { label: text.undo, run: () => restore(entry) };
      setOutcome({ kind: 'success', title, undo });
      onChanged();
      place.current?.focus({ preventScroll: true });
    });

  return (
    <>
      {failure && <FailureNotice failure={failure} />}
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
      {record.registros.length === 0 && <p className={styles.soft}>{text.none}</p>}
      <ul className={`plain-list ${styles.list}`}>
        {record.registros.map((entry) => {
          const name = ofEntry(entry, record.productos);
          const date = dateOf(entry.fecha);
          return (
            <li key={entry.id} className={styles.item}>
              <div>
                <p className={styles.name}>{name}</p>
                <p>{date}</p>
                <Facts entry={entry} />
              </div>
              {entry.propio && (
                <div className={styles.ways}>
                  <Button
                    size="small"
                    variant="quiet"
                    icon="pencil"
                    aria-label={text.correctOf(name, date)}
                    onClick={() => onCorrect(entry)}
                  >
                    {text.correct}
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    icon="trash"
                    aria-label={text.removeOf(name, date)}
                    aria-disabled={busy || undefined}
                    onClick={() => remove(entry)}
                  >
                    {text.remove}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Facts({ entry }: { entry: Entry }) {
  const text = useCareText().entries;
  const { dateOf } = useCareWords();
  const language = useLanguage();
  const { producto, lote, caducidad, dosis, veterinario, cedula, clinica, texto } = entry;
  const facts = [
    entry.producto_id !== null && producto,
    dosis,
    lote && `${text.lot} ${lote}`,
    caducidad && `${text.expires} ${dateOf(caducidad)}`,
    veterinario && `${text.vet}: ${veterinario}`,
    cedula && `${text.licence} ${cedula}`,
    clinica,
    entry.por_enlace && text.byLink,
    !entry.cuenta && text.uncounted,
    entry.corregido !== null && text.byLinkCorrected(formatInstant(entry.corregido, language)),
  ].filter(Boolean);
  return (
    <>
      {facts.length > 0 && <p className={styles.soft}>{facts.join(' · ')}</p>}
      {texto && <p className={styles.words}>{texto}</p>}
    </>
  );
}
