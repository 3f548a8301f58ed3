import { useId } from 'react';
import { Link } from 'react-router';
import frame from '#app/components/AccountPage.module.css';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/site-map.ts';
import styles from './Care.module.css';
import { addEntry, doneWords, isTapped, type ToDo } from './care-calls.ts';
import { useCareWords } from './use-care-words.ts';
import { useConfirmation } from './use-confirmation.tsx';

interface Props {
  title: string;
  /** YYYY-MM-DD */
  today: string;
  items: readonly ToDo[];
  onDone: () => void;
}

/** What is to do, each noted with a tap; a litter at once. */
export function ToDoList({ title, today, items, onDone }: Props) {
  const text = useCareText();
  const language = useLanguage();
  const id = useId();
  const { ofNext, whenOf } = useCareWords();
  const { busy, failure, attempt } = useAttempt();
  const { send, dialog } = useConfirmation();
  const { once } = useIdempotencyKey();

  const done = (of: readonly ToDo[]) =>
    attempt(async () => {
      const [first] = of;
      if (!first) return;
      const pets = of.map(({ mascota_id }) => mascota_id);
      const isSaved = await send(async (confirmada) => {
        await addEntry(once, pets, { ...doneWords(first, today), confirmada });
        return true;
      });
      if (isSaved) onDone();
    });

  return (
    <section className={frame.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {failure && <FailureNotice failure={failure} />}
      <ul className={`plain-list ${styles.list}`}>
        {items.map((one) => {
          const litter = litterOf(one, items);
          return (
            <li
              key={`${one.mascota_id} ${one.esquema}`}
              className={styles.item}
              data-state={one.estado}
            >
              <div>
                <p className={styles.name}>
                  <Link to={pathFor('medicalRecord', language, { id: one.mascota_id })}>
                    {one.mascota}
                  </Link>
                </p>
                <p>{ofNext(one)}</p>
                <p className={styles.soft}>{whenOf(one, today)}</p>
              </div>
              {isTapped(one) && (
                <div className={styles.ways}>
                  <Button
                    size="small"
                    icon="check"
                    aria-label={text.next.doneOf(ofNext(one), one.mascota)}
                    aria-disabled={busy || undefined}
                    onClick={() => done([one])}
                  >
                    {text.next.done}
                  </Button>
                  {litter.length > 1 && litter[0] === one && (
                    <Button
                      size="small"
                      variant="outline"
                      aria-disabled={busy || undefined}
                      onClick={() => done(litter)}
                    >
                      {text.toDo.litter(litter.map(({ mascota }) => mascota).join(', '))}
                    </Button>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {dialog}
    </section>
  );
}

/** The same product for pets of one group. */
const litterOf = ({ camada, esquema, producto_id }: ToDo, items: readonly ToDo[]): ToDo[] =>
  camada === null
    ? []
    : items.filter(
        (one) =>
          one.camada === camada && one.esquema === esquema && one.producto_id === producto_id,
      );
