import styles from './Figures.module.css';

interface Props {
  figures: readonly (readonly [name: string, value: string, detail: string])[];
  /** Two beside each other on a telephone, where what follows is what people come for. */
  compact?: boolean;
}

/** A few numbers beside each other. */
export const Figures = ({ figures, compact }: Props) => (
  <dl className={`${styles.figures} ${compact ? styles.compact : ''}`}>
    {figures.map(([name, value, detail]) => (
      <div key={name} className={styles.figure}>
        <dt>{name}</dt>
        <dd className={styles.value}>{value}</dd>
        {detail && <dd className={styles.detail}>{detail}</dd>}
      </div>
    ))}
  </dl>
);
