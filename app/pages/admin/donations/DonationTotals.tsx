import { useState } from 'react';
import { useCall } from '#app/api/use-call.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import { useSession } from '#app/session/session-store.ts';
import { can } from '#domain/access/rights.ts';
import {
  type DonationMonth,
  type DonationSum,
  readDonationFigures,
  sumDonations,
} from '#domain/donations/bookkeeping-calls.ts';
import { donationKinds } from '#domain/donations/donation-kind.ts';
import { kindNames, methodNames } from '#domain/donations/donation-words.ts';
import { locale } from '#domain/language.ts';
import { formatAmount } from '#domain/money.ts';
import { AccountingDownload } from './AccountingDownload.tsx';
import styles from './AdminDonations.module.css';
import { HeadlineFigures } from './HeadlineFigures.tsx';
import { MonthChart } from './MonthChart.tsx';
import { TransparencyDownload } from './TransparencyDownload.tsx';

const spans = [12, 24, 36];

/** What was given by month, by kind and by method. */
export function DonationTotals() {
  const { totals: text, filters } = useAdminDonationsText();
  const language = useLanguage();
  const [span, setSpan] = useState(12);
  const { data, failure, reload } = useCall(sumDonations, {});
  const session = useSession();
  const headline = useCall(readDonationFigures, {});
  if (!data && failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return <LoadingScreen />;
  if (data.total.donations === 0 && data.total.refundedCents === 0) {
    return <EmptyState title={text.none} />;
  }
  const months = data.months.slice(-span);
  return (
    <div className={styles.totals}>
      <HeadlineFigures headline={headline} />
      {data.isTest ? (
        <Notice kind="warning" title={text.test}>
          <p>{text.testText}</p>
        </Notice>
      ) : (
        <p className={styles.soft}>{text.lead}</p>
      )}
      <div className={styles.span}>
        <SelectField
          label={text.span}
          options={spans.map((count) => ({ value: String(count), label: text.months(count) }))}
          value={String(span)}
          onChange={({ target }) => setSpan(Number(target.value))}
        />
      </div>
      <MonthChart months={months} />
      <section className={styles.section}>
        <h2>{text.byMonth}</h2>
        <MonthTable months={months.toReversed()} />
      </section>
      {session.status === 'authenticated' && can(session.user, 'invoices.manage') && (
        <>
          <AccountingDownload months={data.months.map(({ month }) => month).toReversed()} />
          <TransparencyDownload months={data.months.map(({ month }) => month).toReversed()} />
        </>
      )}
      <section className={styles.section}>
        <h2>{text.byKind}</h2>
        <SumTable
          label={text.byKind}
          header={filters.kind}
          rows={data.byKind.map(({ kind, ...sum }) => ({
            ...sum,
            id: kind,
            name: kindNames[kind][language],
          }))}
        />
      </section>
      <section className={styles.section}>
        <h2>{text.byMethod}</h2>
        <SumTable
          label={text.byMethod}
          header={filters.method}
          rows={data.byMethod.map(({ method, ...sum }) => ({
            ...sum,
            id: method,
            name: methodNames[method][language],
          }))}
        />
      </section>
    </div>
  );
}

interface NamedSum extends DonationSum {
  id: string;
  name: string;
}

function useSumColumns<Row extends DonationSum>(): Column<Row>[] {
  const text = useAdminDonationsText().totals;
  const amount = (header: string, of: (row: Row) => number): Column<Row> => ({
    header,
    kind: 'named',
    align: 'end',
    cell: (row) => formatAmount(of(row)),
  });
  return [
    {
      header: text.donations,
      kind: 'named',
      align: 'end',
      cell: ({ donations }) => donations,
    },
    amount(text.received, ({ receivedCents }) => receivedCents),
    amount(text.refunded, ({ refundedCents }) => refundedCents),
    amount(text.net, ({ netCents }) => netCents),
  ];
}

interface SumTableProps {
  label: string;
  /** Of the names. */
  header: string;
  rows: readonly NamedSum[];
}

function SumTable({ label, header, rows }: SumTableProps) {
  const columns = useSumColumns<NamedSum>();
  const name: Column<NamedSum> = { header, kind: 'title', cell: (row) => row.name };
  return (
    <ManagedTable
      label={label}
      columns={[name, ...columns]}
      items={rows.toSorted((a, b) => b.netCents - a.netCents)}
      className={styles.table}
    />
  );
}

/** Newest first, with what each kind brought. */
function MonthTable({ months }: { months: readonly DonationMonth[] }) {
  const text = useAdminDonationsText().totals;
  const language = useLanguage();
  const columns = useSumColumns<DonationMonth & { id: string }>();
  const name = new Intl.DateTimeFormat(locale[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <div className={styles.scroll}>
      <ManagedTable
        label={text.byMonth}
        className={styles.table}
        items={months.map((month) => ({ ...month, id: month.month }))}
        columns={[
          {
            header: text.month,
            kind: 'title',
            cell: ({ month }) => name.format(new Date(`${month}-01T00:00:00Z`)),
          },
          ...donationKinds.values.map((kind) => ({
            header: kindNames[kind][language],
            kind: 'named' as const,
            align: 'end' as const,
            cell: ({ byKind }: DonationMonth) =>
              formatAmount(byKind.find((one) => one.kind === kind)?.netCents ?? 0),
          })),
          ...columns,
        ]}
      />
    </div>
  );
}
