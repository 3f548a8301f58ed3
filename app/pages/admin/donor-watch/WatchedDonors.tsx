import { callFile } from '#app/api/call.ts';
import { longDate } from '#app/components/long-date.ts';
import { monthName } from '#app/components/month-name.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useDonorWatchText } from '#app/i18n/donor-watch/use-donor-watch-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { DownloadButton } from '#app/lists/DownloadButton.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import { downloadWatchedDonors, type WatchedMonth } from '#domain/donations/donor-watch-calls.ts';
import { locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import styles from './DonorWatch.module.css';

type Row = WatchedMonth['donors'][number] & { id: string };

/** Of whom the law wants something for the donations of a month (YYYY-MM), and a table for whoever reports them. */
export function WatchedDonors({ month, donors }: { month: string } & WatchedMonth) {
  const text = useDonorWatchText();
  const language = useLanguage();
  const day = (date: string) => longDate(date, locale[language]);
  const name = monthName(month, language);
  if (donors.length === 0) return <EmptyState title={text.none(name)}>{text.noneText}</EmptyState>;
  const { columns: headers } = text;
  const columns: Column<Row>[] = [
    {
      header: headers.donor,
      kind: 'title',
      cell: (donor) => (
        <span className={styles.donor}>
          <span>{donor.name || text.unknown}</span>
          <span className={styles.soft}>
            {donor.rfc || text.noRfc}
            {donor.email && ` · ${donor.email}`}
          </span>
        </span>
      ),
    },
    {
      header: headers.duty,
      kind: 'named',
      cell: ({ duty, reportBy }) => (
        <span className={styles.donor}>
          <strong>{text.duties[duty]}</strong>
          {reportBy && <span className={styles.soft}>{text.reportBy(day(reportBy))}</span>}
        </span>
      ),
    },
    { header: headers.reached, kind: 'named', cell: ({ reachedOn }) => day(reachedOn) },
    { header: headers.donations, kind: 'named', align: 'end', cell: ({ donations }) => donations },
    {
      header: headers.total,
      kind: 'named',
      align: 'end',
      cell: ({ totalCents }) => formatPesos(totalCents),
    },
  ];
  const rows = donors.map((donor, index) => ({ ...donor, id: String(index) }));
  return (
    <section className={styles.watch}>
      <h2>{text.found(name)}</h2>
      <ManagedTable columns={columns} items={rows} label={text.found(name)} />
      <p className={styles.soft}>{text.check}</p>
      <div>
        <DownloadButton
          label={text.download}
          fetchFile={async () => ({
            name: `${text.fileName}-${month}.csv`,
            content: await callFile(downloadWatchedDonors, { month }),
          })}
        />
      </div>
    </section>
  );
}
