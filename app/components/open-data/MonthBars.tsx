import styles from './OpenData.module.css';

interface Props {
  caption: string;
  /** Of the two bars. */
  legend: readonly [string, string];
  /** Shares of the highest bar, in percent. */
  months: readonly { month: string; name: string; shares: readonly [number, number] }[];
}

/** Two bars for each month; a table on the same page says the same. */
export function MonthBars({ caption, legend, months }: Props) {
  return (
    <figure className={styles.figure}>
      <figcaption>
        {caption}
        <span className={styles.legend} aria-hidden="true">
          <span className={styles.income}>{legend[0]}</span>
          <span className={styles.spent}>{legend[1]}</span>
        </span>
      </figcaption>
      <div className={styles.bars} aria-hidden="true">
        {months.map(({ month, name, shares: [first, second] }) => (
          <div key={month} className={styles.month}>
            <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
              <rect x="0.5" width="4" y={100 - first} height={first} />
              <rect x="5.5" width="4" y={100 - second} height={second} />
            </svg>
            <span>{name.slice(0, 3)}</span>
          </div>
        ))}
      </div>
    </figure>
  );
}
