import styles from './Campaign.module.css';

interface Props {
  raised: string;
  percent: string;
  /** Percents of the bar. */
  filled: number;
  promised: number;
  progressLabel: string;
  gifts: string;
  ends?: string | undefined;
}

/** How far a campaign has come: in words, and as a bar for whoever sees it. */
export function Progress({ raised, percent, filled, promised, progressLabel, gifts, ends }: Props) {
  return (
    <div className={styles.progress}>
      <p className={styles.raised}>
        <strong>{raised}</strong> <span className={styles.percent}>{percent}</span>
      </p>
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className={styles.bar}
        role="img"
        aria-label={`${progressLabel}: ${percent}`}
      >
        <rect width="100" height="4" className={styles.ground} />
        <rect width={filled + promised} height="4" className={styles.promised} />
        <rect width={filled} height="4" className={styles.filled} />
      </svg>
      <p className={styles.facts}>{[gifts, ends].filter(Boolean).join(' · ')}</p>
    </div>
  );
}
