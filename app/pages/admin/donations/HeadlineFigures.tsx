import type { Loaded } from '#app/api/use-loaded.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { formatPesos } from '#domain/money.ts';
import type { Headline } from './donations.ts';
import styles from './HeadlineFigures.module.css';

/** How donations stand now, in a few numbers. */
export function HeadlineFigures({
  headline: { data, failure, reload },
}: {
  headline: Loaded<Headline>;
}) {
  const text = useAdminDonationsText().headline;
  if (!data && failure) return <FailureNotice failure={failure} retry={reload} />;
  const sum = (of: 'today' | 'month' | 'year') =>
    [
      text[of],
      data && formatPesos(data[of].netCents),
      data && text.donations(data[of].donations),
    ] as const;
  const figures = [
    sum('today'),
    sum('month'),
    sum('year'),
    [
      text.monthly,
      data && formatPesos(data.monthly.amountCents),
      data && text.monthlyDonations(data.monthly.donations),
    ],
    [text.donors, data && String(data.donors), text.thisYear],
  ] as const;
  return (
    <section className={styles.headline} aria-busy={!data} aria-label={text.title}>
      <dl className={styles.figures}>
        {figures.map(([name, value, detail]) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value ?? '…'}</dd>
            <dd className={styles.detail}>{detail ?? ''}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.detail}>{data?.isTest ? text.test : text.lead}</p>
    </section>
  );
}
