import { useId } from 'react';
import { Link } from 'react-router';
import frame from '#app/components/AccountPage.module.css';
import { Button } from '#app/components/Button.tsx';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/site-map.ts';
import styles from './Care.module.css';
import { addEntry, doneWords, isTapped, type ToDo } from './care-calls.ts';
import { useCareWords } from './use-care-words.ts';
import type { Doing } from './use-done.ts';

interface Props {
  title: string;
  /** YYYY-MM-DD */
  today: string;
  items: readonly ToDo[];
  doing: Doing;
}

/** What is to do, each noted with a tap; a litter at once. */
export function ToDoList({ title, today, items, doing: { done, busy } }: Props) {
  const text = useCareText();
  const language = useLanguage();
  const id = useId();
  const { ofNext, whenOf } = useCareWords();

  const tap = (of: readonly ToDo[], first: ToDo) =>
    done({
      what: `${ofNext(first)}, ${of.map(({ mascota }) => mascota).join(', ')}`,
      write: (once, confirmada) =>
        addEntry(
          once,
          of.map(({ mascota_id }) => mascota_id),
          { ...doneWords(first, today), confirmada },
        ),
      next: rowOf(items.slice(items.indexOf(first)).find((one) => !of.includes(one))),
    });

  return (
    <section className={frame.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={`plain-list ${styles.list}`}>
        {items.map((one) => {
          const litter = litterOf(one, items);
          return (
            <li
              key={rowOf(one)}
              data-row={rowOf(one)}
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
                    onClick={() => tap([one], one)}
                  >
                    {text.next.done}
                  </Button>
                  {litter.length > 1 && litter[0] === one && (
                    <Button
                      size="small"
                      variant="outline"
                      aria-disabled={busy || undefined}
                      onClick={() => tap(litter, one)}
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
    </section>
  );
}

const rowOf = (one: ToDo | undefined): string | undefined =>
  one && `${one.mascota_id} ${one.esquema}`;

/** The same product for pets of one group. */
const litterOf = ({ camada, esquema, producto_id }: ToDo, items: readonly ToDo[]): ToDo[] =>
  camada === null
    ? []
    : items.filter(
        (one) =>
          one.camada === camada && one.esquema === esquema && one.producto_id === producto_id,
      );
