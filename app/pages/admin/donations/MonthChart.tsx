import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { DonationMonth } from '#domain/donations/bookkeeping-calls.ts';
import { locale } from '#domain/language.ts';
import { formatAmount } from '#domain/money.ts';
import { chartScale } from './chart-scale.ts';
import styles from './MonthChart.module.css';

/** More bars than these are named by quarter. */
const mostNames = 12;
const quarters = /-(01|04|07|10)$/;

/** A bar for what was left of each month's money. The table beside it says the same to those who do not see it. */
export function MonthChart({ months }: { months: readonly DonationMonth[] }) {
  const text = useAdminDonationsText().totals;
  const language = useLanguage();
  const scale = chartScale(months.map(({ netCents }) => netCents));
  // Percent from the top.
  const heightOf = (cents: number) => ((scale.top - cents) / (scale.top - scale.bottom)) * 100;
  const zero = heightOf(0);
  const width = 100 / months.length;
  const nameOf = (month: string, length: 'short' | 'narrow') =>
    new Date(`${month}-01T00:00:00Z`)
      .toLocaleDateString(locale[language], { month: length, timeZone: 'UTC' })
      .replace('.', '');
  const pesos = new Intl.NumberFormat(locale[language], {
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  return (
    <figure className={styles.figure}>
      <figcaption>
        {text.chart(months.length)}
        <span className={styles.hint}>{text.chartHint}</span>
      </figcaption>
      <div className={styles.chart} aria-hidden="true">
        <ul className={`plain-list ${styles.lines}`}>
          {scale.lines.map((cents) => (
            <li key={cents} style={{ top: `${heightOf(cents)}%` }}>
              ${pesos.format(cents / 100)}
            </li>
          ))}
        </ul>
        <svg className={styles.bars}>
          <title>{text.chart(months.length)}</title>
          {scale.lines.map((cents) => (
            <line
              key={cents}
              x1="0"
              x2="100%"
              y1={`${heightOf(cents)}%`}
              y2={`${heightOf(cents)}%`}
              className={cents === 0 ? styles.zero : styles.line}
            />
          ))}
          {months.map(({ month, netCents }, index) => {
            const end = heightOf(netCents);
            return (
              <rect
                key={month}
                x={`${(index + 0.15) * width}%`}
                width={`${0.7 * width}%`}
                y={`${Math.min(zero, end)}%`}
                height={`${Math.abs(end - zero)}%`}
                rx="3"
                className={netCents < 0 ? styles.negative : styles.bar}
              >
                <title>{`${month}: ${formatAmount(netCents)}`}</title>
              </rect>
            );
          })}
        </svg>
        <ol className={`plain-list ${styles.months}`}>
          {months.map(({ month }, index) => {
            const isNamed = months.length <= mostNames || quarters.test(month);
            const yearBegins = month.endsWith('-01');
            const isFarFromYear = !months.slice(1, 3).some((next) => next.month.endsWith('-01'));
            return (
              <li key={month}>
                {isNamed && (
                  <>
                    <span className={styles.name}>{nameOf(month, 'short')}</span>
                    <span className={styles.letter}>{nameOf(month, 'narrow')}</span>
                    {(yearBegins || (index === 0 && isFarFromYear)) && (
                      <span className={styles.year}>{month.slice(0, 4)}</span>
                    )}
                  </>
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </figure>
  );
}
