import { useDashboardText } from '#app/i18n/dashboard/use-dashboard-text.ts';
import styles from './Dashboard.module.css';
import type { Series } from './figures.ts';
import { useSeriesWords } from './use-series-words.ts';

/** Of the drawing, which is stretched to its place: a bar's place is 10 wide. */
const height = 40;

/** A bar for each month, and the same in a table. */
export function MonthBars({ months, series }: { months: readonly string[]; series: Series }) {
  const text = useDashboardText().figures;
  const { nameOf, figureOf, monthOf } = useSeriesWords();
  const name = nameOf(series);
  const highest = Math.max(1, ...series.values.map((value) => value ?? 0));
  const [first = '', last = ''] = [months[0], months.at(-1)];
  return (
    <figure className={styles.chart}>
      <figcaption>{name}</figcaption>
      <svg
        role="img"
        aria-label={text.chartOf(name, monthOf(first), monthOf(last))}
        viewBox={`0 0 ${months.length * 10} ${height}`}
        preserveAspectRatio="none"
        className={styles.bars}
      >
        {series.values.map((value, index) => {
          const length = (Math.max(0, value ?? 0) / highest) * height;
          const month = months[index] ?? '';
          return (
            <rect
              key={month}
              x={index * 10 + 1}
              width="8"
              y={height - length}
              height={length}
              data-now={month === last ? '' : undefined}
            >
              <title>{`${monthOf(month)}: ${figureOf(series, value)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{monthOf(first)}</span>
        <span>{monthOf(last)}</span>
      </p>
      <details>
        <summary>{text.table}</summary>
        <table className={styles.comparison}>
          <thead>
            <tr>
              <th scope="col">{text.month}</th>
              <th scope="col">{name}</th>
            </tr>
          </thead>
          <tbody>
            {months.map((month, index) => (
              <tr key={month}>
                <th scope="row">{monthOf(month)}</th>
                <td>{figureOf(series, series.values[index])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
