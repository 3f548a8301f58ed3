import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import styles from './AdminTable.module.css';
import { type AuditEntry, describeDetails } from './audit.ts';

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { columns: headers, actions } = useAdministrationText().audit;
  const language = useLanguage();
  const labels: Partial<Record<string, string>> = actions;
  const columns: Column<AuditEntry>[] = [
    { header: headers.action, kind: 'title', cell: ({ action }) => labels[action] ?? action },
    {
      header: headers.when,
      kind: 'named',
      className: styles.nowrap,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt}>{formatInstant(createdAt, language)}</time>
      ),
    },
    { header: headers.actor, kind: 'named', cell: ({ actorEmail }) => actorEmail ?? '—' },
    { header: headers.subject, kind: 'named', cell: ({ subjectEmail }) => subjectEmail ?? '—' },
    { header: headers.address, kind: 'named', cell: ({ address }) => address || '—' },
    {
      header: headers.details,
      kind: 'plain',
      className: styles.details,
      cell: ({ details }) => describeDetails(details),
    },
  ];
  return <ManagedTable className={styles.table} columns={columns} items={entries} />;
}
