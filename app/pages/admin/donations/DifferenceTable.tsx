import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { Button } from '#app/components/Button.tsx';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import type { Difference } from '#domain/donations/payment-difference-calls.ts';
import { providerNames } from '#domain/donations/provider-names.ts';
import { formatPesos } from '#domain/money.ts';
import styles from './AdminDonations.module.css';
import { providerPage } from './provider-page.ts';

interface Props {
  differences: readonly Difference[];
  /** Of a donation. */
  onSee: (id: string) => void;
  /** undefined: they are seen to already. */
  onResolve: ((difference: Difference) => void) | undefined;
}

export function DifferenceTable({ differences, onSee, onResolve }: Props) {
  const { differences: text, details, dialog } = useAdminDonationsText();
  const language = useLanguage();
  const when = useSiteInstant();
  const headers = text.columns;

  /** Amounts are told as centavos, anything else as it is. */
  function words({ kind }: Difference, value: string) {
    if (value === '') return text.nothing;
    if (kind === 'currency') return value;
    return /^\d{1,15}$/.test(value) ? formatPesos(Number(value)) : value;
  }

  const columns: Column<Difference>[] = [
    { header: headers.kind, kind: 'title', cell: ({ kind }) => text.kinds[kind] },
    {
      header: headers.when,
      kind: 'named',
      cell: ({ createdAt }) => when(createdAt),
    },
    {
      header: headers.provider,
      kind: 'plain',
      cell: (difference) => {
        const page = difference.kind !== 'unanswered' && providerPage(difference, language);
        return (
          <span className={styles.donor}>
            <span>
              {providerNames[difference.provider] ?? difference.provider}
              {page && (
                <>
                  {' '}
                  <a href={page} target="_blank" rel="noreferrer">
                    {dialog.open}
                  </a>
                </>
              )}
            </span>
            <code>{difference.reference}</code>
          </span>
        );
      },
    },
    {
      header: headers.expected,
      kind: 'named',
      cell: (difference) => words(difference, difference.expected),
    },
    {
      header: headers.found,
      kind: 'named',
      cell: (difference) =>
        difference.kind === 'unanswered' ? text.noAnswer : words(difference, difference.found),
    },
  ];
  if (!onResolve) {
    columns.push({
      header: headers.resolution,
      kind: 'plain',
      cell: ({ note, resolvedBy, resolvedAt }) => (
        <span className={styles.donor}>
          {note}
          <span className={styles.soft}>
            {text.by(resolvedBy ?? text.byNobody, when(resolvedAt ?? ''))}
          </span>
        </span>
      ),
    });
  }
  columns.push({
    header: headers.actions,
    kind: 'actions',
    cell: (difference) => {
      const { donationId } = difference;
      return (
        <span className={styles.rowActions}>
          {donationId && (
            <Button size="small" variant="outline" onClick={() => onSee(donationId)}>
              {details}
            </Button>
          )}
          {onResolve && (
            <Button size="small" variant="soft" onClick={() => onResolve(difference)}>
              {text.resolve}
            </Button>
          )}
        </span>
      );
    },
  });
  return <ManagedTable columns={columns} items={differences} className={styles.table} />;
}
