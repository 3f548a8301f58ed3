import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { locale } from '#domain/language.ts';
import { formatAmount } from '#domain/money.ts';
import { chartScale } from './chart-scale.ts';
import type { MonthTotal } from './donations.ts';
import styles from './MonthChart.module.css';

/** More bars than these get a name each third month. */
const mostNames = 12;

/** A bar for what was left of each month's money. The table beside it says the same to those who do not see it. */
export function MonthChart({ months }: { months: readonly MonthTotal[] }) {
  const text = useAdminDonationsText().totals;
  const language = useLanguage();
  const scale = chartScale(months.map(({ netCents }) => netCents));
  // Percent from the top.
  const heightOf = (cents: number) => ((scale.top - cents) / (scale.top - scale.bottom)) * 100;
  const zero = heightOf(0);
  const width = 100 / months.length;
  const short = new Intl.DateTimeFormat(locale[language], { month: 'short', timeZone: 'UTC' });
  const pesos = new Intl.NumberFormat(locale[language], {
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  const dateOf = (month: string) => new Date(`${month}-01T00:00:00Z`);
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
            const isNamed = months.length <= mostNames || index % 3 === 0;
            return (
              <li key={month}>
                {isNamed && (
                  <>
                    {short.format(dateOf(month)).replace('.', '')}
                    {(index === 0 || month.endsWith('-01')) && <span>{month.slice(0, 4)}</span>}
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
