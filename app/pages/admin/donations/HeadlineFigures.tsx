import type { Found } from '#app/api/use-found.ts';
import { Figures } from '#app/components/Figures.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import type { DonationFigures } from '#domain/donations/bookkeeping-calls.ts';
import { formatPesos } from '#domain/money.ts';
import styles from './HeadlineFigures.module.css';

/** Holds the place of a line that is to come. */
const noBreak = '\u00a0';

/** How donations stand now, in a few numbers. */
export function HeadlineFigures({
  headline: { data, failure, reload },
}: {
  headline: Found<DonationFigures>;
}) {
  const text = useAdminDonationsText().headline;
  if (!data && failure) return <FailureNotice failure={failure} retry={reload} />;
  const sum = (of: 'today' | 'month' | 'year') =>
    [
      text[of],
      data ? formatPesos(data[of].netCents) : '…',
      data ? text.donations(data[of].donations) : noBreak,
    ] as const;
  const figures = [
    sum('today'),
    sum('month'),
    sum('year'),
    [
      text.monthly,
      data ? formatPesos(data.monthly.amountCents) : '…',
      data ? text.monthlyDonations(data.monthly.donations) : noBreak,
    ],
    [text.donors, data ? String(data.donors) : '…', text.thisYear],
  ] as const;
  return (
    <section className={styles.headline} aria-busy={!data} aria-label={text.title}>
      <Figures figures={figures} compact />
      <p className={styles.detail}>{data?.isTest ? text.test : text.lead}</p>
    </section>
  );
}
