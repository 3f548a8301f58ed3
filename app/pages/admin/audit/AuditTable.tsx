import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import type { AuditEntry } from '#domain/audit-calls.ts';
import styles from '../AdminTable.module.css';
import { EntrySentence } from './EntrySentence.tsx';

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { columns: headers } = useAdministrationText().audit;
  const when = useSiteInstant();
  const columns: Column<AuditEntry>[] = [
    {
      header: headers.what,
      kind: 'title',
      className: styles.sentence,
      cell: (entry) => <EntrySentence entry={entry} />,
    },
    {
      header: headers.when,
      kind: 'named',
      className: styles.nowrap,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{when(createdAt)}</time>,
    },
    { header: headers.address, kind: 'named', cell: ({ address }) => address || '—' },
  ];
  return <ManagedTable className={styles.table} columns={columns} items={entries} />;
}
