import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#app/components/Button.tsx';
import styles from './ProfileForm.module.css';

interface Props<Item> {
  items: readonly Item[];
  /** What stands in a row that is added. */
  blank: Item;
  onChange: (items: Item[]) => void;
  fewest?: number;
  most: number;
  words: { row: (number: number) => string; add: string; remove: string };
  children: (item: Item, index: number) => ReactNode;
}

/** Several of the same, each a group of fields. */
export function Rows<Item>({
  items,
  blank,
  onChange,
  fewest = 0,
  most,
  words,
  children,
}: Props<Item>) {
  const place = useRef<HTMLDivElement>(null);

  function add() {
    flushSync(() => onChange([...items, blank]));
    place.current?.querySelector<HTMLElement>('fieldset[data-row]:last-of-type input')?.focus();
  }

  function remove(index: number) {
    flushSync(() => onChange(items.filter((_, each) => each !== index)));
    place.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  }

  return (
    <div ref={place} className={styles.rows}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and their fields are controlled.
        <fieldset key={index} className={styles.row} data-row>
          <legend>{words.row(index + 1)}</legend>
          {children(item, index)}
          {items.length > fewest && (
            <Button
              size="small"
              variant="quiet"
              icon="trash"
              className={styles.remove}
              aria-label={`${words.remove}: ${words.row(index + 1)}`}
              onClick={() => remove(index)}
            >
              {words.remove}
            </Button>
          )}
        </fieldset>
      ))}
      {items.length < most && (
        <Button size="small" variant="outline" icon="plus" data-add="" onClick={add}>
          {words.add}
        </Button>
      )}
    </div>
  );
}
