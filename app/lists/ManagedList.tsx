import type { ComponentProps, ReactNode } from 'react';
import { Pagination } from '#app/components/Pagination.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { ExportButton } from './ExportButton.tsx';
import { useNotedLocations } from './left-lists.ts';
import styles from './ManagedList.module.css';
import type { ManagedListState } from './use-managed-list.ts';

interface Props<Item> {
  list: ManagedListState<Item>;
  /** Above the list: its search and filters. */
  bar: ReactNode;
  /** Where the whole list can be taken away as a table for spreadsheets. */
  exportAs?: ComponentProps<typeof ExportButton>;
  /** What became of the last action. */
  notice?: ReactNode;
  /** How many there are, in words. */
  count?: (total: number) => string;
  /** In place of a list without items. */
  empty: ReactNode;
  /** The table. */
  children: (items: readonly Item[]) => ReactNode;
  /** Below the table, above the pages: what is done with the items that are chosen. */
  bulk?: ReactNode;
}

/** A list that people look after: its search, its items, its pages, and what stands there while it has none. */
export function ManagedList<Item>(props: Props<Item>) {
  const { list, bar, exportAs, notice, count, empty, children, bulk } = props;
  useNotedLocations();
  const { found, isCurrent, failure, reload, page, addressOf } = list;
  return (
    <div className={styles.list}>
      <div className={styles.bar}>
        {bar}
        {count && (
          <p role="status" className={styles.count}>
            {found && isCurrent && count(found.total)}
          </p>
        )}
        {exportAs && <ExportButton {...exportAs} />}
      </div>
      {notice}
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!found && !failure && (
        <div className={styles.loading}>
          <LoadingScreen />
        </div>
      )}
      {found && isCurrent && found.items.length === 0 && empty}
      {found && found.items.length > 0 && (
        <div className={isCurrent ? undefined : styles.stale}>{children(found.items)}</div>
      )}
      {bulk}
      {found && <Pagination page={page} lastPage={found.lastPage} addressOf={addressOf} />}
    </div>
  );
}
