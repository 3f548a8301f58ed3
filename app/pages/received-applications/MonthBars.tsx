import { useFiguresText } from '#app/i18n/adoption-figures/use-figures-text.ts';
import type { MonthFigures } from '#domain/adoption/figure-calls.ts';
import styles from './AdoptionFigures.module.css';

/** More bars than these have their names under every third one. */
const mostNames = 12;

/** A bar for each month's applications, the adoptions in front. The table below it says the same. */
export function MonthBars({ months }: { months: readonly MonthFigures[] }) {
  const text = useFiguresText();
  const most = Math.max(1, ...months.map(({ received }) => received));
  const width = 100 / months.length;
  const bar = (count: number, index: number, className: string | undefined, inset: number) => (
    <rect
      x={`${(index + inset) * width}%`}
      width={`${(1 - 2 * inset) * width}%`}
      y={`${100 - (count / most) * 100}%`}
      height={`${(count / most) * 100}%`}
      rx="3"
      className={className}
    />
  );
  return (
    <figure className={styles.figure}>
      <figcaption>
        {text.chart(months.length, most)}
        <span className={styles.key}>
          <span data-of="received">{text.received}</span>
          <span data-of="adopted">{text.adopted}</span>
        </span>
      </figcaption>
      <div aria-hidden="true">
        <svg className={styles.bars}>
          <title>{text.byMonth}</title>
          {months.map(({ month, received, adopted }, index) => (
            <g key={month}>
              <title>{text.barTitle(text.monthName(month), received, adopted)}</title>
              {bar(received, index, styles.received, 0.15)}
              {bar(adopted, index, styles.adopted, 0.28)}
            </g>
          ))}
        </svg>
        <ol className={`plain-list ${styles.names}`}>
          {months.map(({ month }, index) => (
            <li key={month}>
              {(months.length <= mostNames || index % 3 === 0) && text.monthShort(month)}
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}
