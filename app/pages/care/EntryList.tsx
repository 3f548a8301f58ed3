import { useRef, useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { type ActionOutcome, OutcomeNotice } from '#app/feedback/OutcomeNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import {
  type MedicalRecord,
  type RecordEntry,
  removeEntry,
  restoreEntry,
} from '#domain/care/care-calls.ts';
import styles from './Care.module.css';
import { useCareWords } from './use-care-words.ts';

interface Props {
  record: MedicalRecord;
  onCorrect: (entry: RecordEntry) => void;
}

/** All that was done, the latest first; what is deleted can be brought back. */
export function EntryList({ record, onCorrect }: Props) {
  const text = useCareText().entries;
  const { ofEntry, dateOf } = useCareWords();
  const { busy, failure, attempt } = useAttempt();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);

  const restore = (entry: RecordEntry) =>
    attempt(async () => {
      await call(restoreEntry, { id: entry.id });
      setOutcome(undefined);
    });

  const remove = (entry: RecordEntry) =>
    attempt(async () => {
      await call(removeEntry, { id: entry.id });
      const title = text.removed(ofEntry(entry, record.products));
      const undo = { label: text.undo, run: () => restore(entry) };
      setOutcome({ kind: 'success', title, undo });
      place.current?.focus({ preventScroll: true });
    });

  return (
    <>
      {failure && <FailureNotice failure={failure} />}
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
      {record.entries.length === 0 && <p className={styles.soft}>{text.none}</p>}
      <ul className={`plain-list ${styles.list}`}>
        {record.entries.map((entry) => {
          const name = ofEntry(entry, record.products);
          const date = dateOf(entry.onDate);
          return (
            <li key={entry.id} className={styles.item}>
              <div>
                <p className={styles.name}>{name}</p>
                <p>{date}</p>
                <Facts entry={entry} />
              </div>
              {entry.isOwn && (
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

function Facts({ entry }: { entry: RecordEntry }) {
  const text = useCareText().entries;
  const { dateOf } = useCareWords();
  const language = useLanguage();
  const { product, lot, expiresOn, dose, vetName, vetLicence, clinic } = entry;
  const facts = [
    entry.productId !== null && product,
    dose,
    lot && `${text.lot} ${lot}`,
    expiresOn && `${text.expires} ${dateOf(expiresOn)}`,
    vetName && `${text.vet}: ${vetName}`,
    vetLicence && `${text.licence} ${vetLicence}`,
    clinic,
    entry.isVets && text.byLink,
    !entry.counts && text.uncounted,
    entry.correctedAt !== null && text.byLinkCorrected(formatInstant(entry.correctedAt, language)),
  ].filter(Boolean);
  return (
    <>
      {facts.length > 0 && <p className={styles.soft}>{facts.join(' · ')}</p>}
      {entry.text && <p className={styles.words}>{entry.text}</p>}
    </>
  );
}
