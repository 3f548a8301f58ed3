import { Button } from '#app/components/Button.tsx';
import { useCashCountsText } from '#app/i18n/cash-counts/use-cash-counts-text.ts';
import { formatDay } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import type { FoundCashCount } from '#domain/donations/cash-count-calls.ts';
import { formatAmount, formatPesos } from '#domain/money.ts';
import table from '../AdminDonations.module.css';
import styles from './CashCounts.module.css';
import type { CashStep } from './CashDialog.tsx';

interface Props {
  counts: readonly FoundCashCount[];
  onStep: (step: CashStep) => void;
  /** Of a donation. */
  onSee: (id: string) => void;
}

export function CashTable({ counts, onStep, onSee }: Props) {
  const text = useCashCountsText();
  const language = useLanguage();
  const headers = text.columns;
  const columns: Column<FoundCashCount>[] = [
    {
      header: headers.date,
      kind: 'named',
      className: table.nowrap,
      cell: ({ givenOn }) => <time dateTime={givenOn}>{formatDay(givenOn, language)}</time>,
    },
    { header: headers.place, kind: 'title', cell: ({ place }) => place || text.noPlace },
    { header: headers.amount, kind: 'named', cell: (count) => <Amount count={count} /> },
    { header: headers.people, kind: 'plain', cell: (count) => <People count={count} /> },
    {
      header: headers.actions,
      kind: 'actions',
      cell: (count) => <Actions count={count} onStep={onStep} onSee={onSee} />,
    },
  ];
  return <ManagedTable columns={columns} items={counts} className={table.table} />;
}

interface OfCount {
  count: FoundCashCount;
}

function Amount({ count: { amountCents, pieces } }: OfCount) {
  const text = useCashCountsText();
  if (amountCents === null) return <span className={styles.soft}>{text.hidden}</span>;
  const each = (pieces ?? []).map(
    ({ valueCents, count }) => `${count} × ${formatAmount(valueCents).replace('.00', '')}`,
  );
  return (
    <span className={styles.cell}>
      {formatPesos(amountCents)}
      <span className={styles.soft}>{each.join(' · ')}</span>
    </span>
  );
}

function People({ count: { countedBy, changedBy, state } }: OfCount) {
  const text = useCashCountsText();
  return (
    <span className={styles.cell}>
      <span>{text.countedBy(countedBy ?? text.somebody)}</span>
      {state === 'confirmed' && <span>{text.confirmedBy(changedBy ?? text.somebody)}</span>}
      {state === 'cancelled' && <span>{text.cancelledBy(changedBy ?? text.somebody)}</span>}
    </span>
  );
}

function Actions({ count, onStep, onSee }: OfCount & Pick<Props, 'onStep' | 'onSee'>) {
  const text = useCashCountsText();
  const { donationId, number } = count;
  if (donationId) {
    return (
      <Button size="small" variant="outline" onClick={() => onSee(donationId)}>
        {`${text.seeDonation} ${number ?? ''}`.trim()}
      </Button>
    );
  }
  if (count.state !== 'counted') return null;
  return (
    <span className={styles.actions}>
      {count.isOwn ? (
        <span className={styles.soft}>{text.own}</span>
      ) : (
        <Button size="small" onClick={() => onStep({ kind: 'confirm', count })}>
          {text.confirm.button}
        </Button>
      )}
      <Button size="small" variant="outline" onClick={() => onStep({ kind: 'cancel', count })}>
        {text.cancel.button}
      </Button>
    </span>
  );
}
