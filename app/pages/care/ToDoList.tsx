import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import frame from '#app/components/PageParts.module.css';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { CareToDo } from '#domain/care/care-calls.ts';
import type { CareKind } from '#domain/care/care-kinds.ts';
import type { FoundLot } from '#domain/care/care-lot-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Care.module.css';
import { LotChoice } from './lots/LotChoice.tsx';
import { useCareWords } from './use-care-words.ts';
import type { Doing } from './use-done.ts';
import { doneWords, isTapped, writeEntries } from './write-entries.ts';

interface Props {
  title: string;
  /** YYYY-MM-DD */
  today: string;
  items: readonly CareToDo[];
  doing: Doing;
  /** The reader's own lots of a kind. */
  lotsOf: (kind: CareKind) => readonly FoundLot[];
}

/** What is to do, each noted with a tap; a litter at once. */
export function ToDoList({ title, today, items, doing: { done, busy }, lotsOf }: Props) {
  const id = useId();
  const { ofNext } = useCareWords();

  const tap = (of: readonly CareToDo[], first: CareToDo, lot?: FoundLot) =>
    done({
      what: `${ofNext(first)}, ${of.map(({ petName }) => petName).join(', ')}`,
      write: (once, confirmed) =>
        writeEntries(
          once,
          of.map(({ petId }) => petId),
          { ...doneWords(first, today), ...labelOf(lot), confirmed },
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
              lots={lotsOf(one.kind)}
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
  item: CareToDo;
  today: string;
  busy: boolean;
  lots: readonly FoundLot[];
  /** Of one group, that get the same; where this is the first of them. */
  litter: readonly CareToDo[];
  onTap: (of: readonly CareToDo[], lot: FoundLot | undefined) => void;
}

function ToDoRow({ item, today, busy, lots, litter, onTap }: RowProps) {
  const text = useCareText();
  const language = useLanguage();
  const { ofNext, whenOf } = useCareWords();
  const [lot, setLot] = useState<FoundLot>();
  return (
    <li data-row={rowOf(item)} className={styles.item} data-state={item.state}>
      <div>
        <p className={styles.name}>
          <Link to={pathFor('medicalRecord', language, { id: item.petId })}>{item.petName}</Link>
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
            aria-label={text.next.doneOf(ofNext(item), item.petName)}
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
              {text.toDo.litter(litter.map(({ petName }) => petName).join(', '))}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** What the label of a lot says of a dose. */
const labelOf = (lot: FoundLot | undefined) =>
  lot && { lot: lot.lot, expiresOn: lot.expiresOn, product: lot.product };

const rowOf = (one: CareToDo | undefined): string | undefined =>
  one && `${one.petId} ${one.series}`;

/** The same product for pets of one group. */
const litterOf = (
  { groupId, series, productId }: CareToDo,
  items: readonly CareToDo[],
): CareToDo[] =>
  groupId === null
    ? []
    : items.filter(
        (one) => one.groupId === groupId && one.series === series && one.productId === productId,
      );
