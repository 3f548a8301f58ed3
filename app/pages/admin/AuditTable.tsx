import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import styles from './AdminTable.module.css';
import { type AuditEntry, describeDetails } from './audit.ts';

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const text = useAccountText().admin.audit;
  const language = useLanguage();
  const { columns } = text;
  const actions: Partial<Record<string, string>> = text.actions;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{columns.action}</th>
          <th scope="col">{columns.when}</th>
          <th scope="col">{columns.actor}</th>
          <th scope="col">{columns.subject}</th>
          <th scope="col">{columns.address}</th>
          <th scope="col">{columns.details}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <th scope="row">{actions[entry.accion] ?? entry.accion}</th>
            <td data-label={columns.when} className={styles.whole}>
              <time dateTime={entry.created_at}>{formatInstant(entry.created_at, language)}</time>
            </td>
            <td data-label={columns.actor}>{entry.actor_correo ?? '—'}</td>
            <td data-label={columns.subject}>{entry.usuario_correo ?? '—'}</td>
            <td data-label={columns.address}>{entry.direccion || '—'}</td>
            <td className={styles.details}>{describeDetails(entry.detalles)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
