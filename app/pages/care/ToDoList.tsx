import { useId, useState } from 'react';
import { Link } from 'react-router';
import frame from '#app/components/AccountPage.module.css';
import { Button } from '#app/components/Button.tsx';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { CareKind } from '#domain/care/care-kinds.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Care.module.css';
import { addEntry, doneWords, isTapped, kindOf, type ToDo } from './care-calls.ts';
import { LotChoice } from './lots/LotChoice.tsx';
import type { Lot } from './lots/lot-calls.ts';
import { useCareWords } from './use-care-words.ts';
import type { Doing } from './use-done.ts';

interface Props {
  title: string;
  /** YYYY-MM-DD */
  today: string;
  items: readonly ToDo[];
  doing: Doing;
  /** The reader's own lots of a kind. */
  lotsOf: (kind: CareKind) => readonly Lot[];
}

/** What is to do, each noted with a tap; a litter at once. */
export function ToDoList({ title, today, items, doing: { done, busy }, lotsOf }: Props) {
  const id = useId();
  const { ofNext } = useCareWords();

  const tap = (of: readonly ToDo[], first: ToDo, lot?: Lot) =>
    done({
      what: `${ofNext(first)}, ${of.map(({ mascota }) => mascota).join(', ')}`,
      write: (once, confirmada) =>
        addEntry(
          once,
          of.map(({ mascota_id }) => mascota_id),
          { ...doneWords(first, today), ...labelOf(lot), confirmada },
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
            <ToDoRow
              key={rowOf(one)}
              item={one}
              today={today}
              busy={busy}
              lots={lotsOf(kindOf(one.tipo))}
              litter={litter.length > 1 && litter[0] === one ? litter : []}
              onTap={(of, lot) => tap(of, one, lot)}
            />
          );
        })}
      </ul>
    </section>
  );
}

interface RowProps {
  item: ToDo;
  today: string;
  busy: boolean;
  lots: readonly Lot[];
  /** Of one group, that get the same; where this is the first of them. */
  litter: readonly ToDo[];
  onTap: (of: readonly ToDo[], lot: Lot | undefined) => void;
}

function ToDoRow({ item, today, busy, lots, litter, onTap }: RowProps) {
  const text = useCareText();
  const language = useLanguage();
  const { ofNext, whenOf } = useCareWords();
  const [lot, setLot] = useState<Lot>();
  return (
    <li data-row={rowOf(item)} className={styles.item} data-state={item.estado}>
      <div>
        <p className={styles.name}>
          <Link to={pathFor('medicalRecord', language, { id: item.mascota_id })}>
            {item.mascota}
          </Link>
        </p>
        <p>{ofNext(item)}</p>
        <p className={styles.soft}>{whenOf(item, today)}</p>
      </div>
      {isTapped(item) && (
        <div className={styles.ways}>
          <LotChoice lots={lots} onChoose={setLot} />
          <Button
            size="small"
            icon="check"
            aria-label={text.next.doneOf(ofNext(item), item.mascota)}
            aria-disabled={busy || undefined}
            onClick={() => onTap([item], lot)}
          >
            {text.next.done}
          </Button>
          {litter.length > 0 && (
            <Button
              size="small"
              variant="outline"
              aria-disabled={busy || undefined}
              onClick={() => onTap(litter, lot)}
            >
              {text.toDo.litter(litter.map(({ mascota }) => mascota).join(', '))}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** What the label of a lot says of a dose. */
const labelOf = (lot: Lot | undefined) =>
  lot && { lote: lot.lote, caducidad: lot.caducidad ?? '', producto: lot.producto };

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
