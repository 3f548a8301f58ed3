import type { ReactNode } from 'react';
import styles from './ManagedTable.module.css';
import type { Selection } from './use-selection.ts';

export interface Column<Item> {
  header: string;
  cell: (item: Item) => ReactNode;
  /**
   * What the cell is on a card: its title, which also names the row; a line that begins with the header; or by itself.
   * The header above actions is for screen readers alone.
   */
  kind: 'title' | 'named' | 'plain' | 'actions';
  className?: string;
  /** Of sums, which are compared by their last digits; on a card they begin the line like everything else. */
  align?: 'end';
}

interface Props<Item> {
  columns: readonly Column<Item>[];
  items: readonly Item[];
  label?: string;
  /** For the sizes of this table's cells and cards. */
  className?: string;
  /** Where items can be chosen for something to be done with all of them, and what the boxes are called. */
  selection?: Selection & { all: string; choose: (item: Item) => string };
  /** The item that something is being done with. */
  busyId?: string;
}

/** A table; on a narrow screen each row becomes a card. */
export function ManagedTable<Item extends { id: string }>(props: Props<Item>) {
  const { columns, items, label, className = '', selection, busyId } = props;
  return (
    <table className={`${styles.table} ${className}`} aria-label={label}>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={styles.choose}>
              <label className={styles.chooseAll}>
                <input
                  type="checkbox"
                  checked={items.every(({ id }) => selection.has(id))}
                  onChange={({ target }) =>
                    selection.toggle(
                      items.map(({ id }) => id),
                      target.checked,
                    )
                  }
                />
                <span>{selection.all}</span>
              </label>
            </th>
          )}
          {columns.map(({ header, kind, align }) => (
            <th key={header} scope="col" data-align={align}>
              {kind === 'actions' ? <span className="visually-hidden">{header}</span> : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id} aria-busy={item.id === busyId || undefined}>
            {selection && (
              <td className={styles.choose}>
                <input
                  type="checkbox"
                  aria-label={selection.choose(item)}
                  checked={selection.has(item.id)}
                  onChange={({ target }) => selection.toggle([item.id], target.checked)}
                />
              </td>
            )}
            {columns.map((column) => (
              <Cell key={column.header} column={column} item={item} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Item>({ column, item }: { column: Column<Item>; item: Item }) {
  const { header, cell, kind, className, align } = column;
  if (kind === 'title') {
    return (
      <th scope="row" className={className}>
        {cell(item)}
      </th>
    );
  }
  return (
    <td data-label={kind === 'named' ? header : undefined} data-align={align} className={className}>
      {cell(item)}
    </td>
  );
}
