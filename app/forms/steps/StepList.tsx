import { Link } from 'react-router';
import { Icon } from '#app/components/Icon.tsx';
import styles from './StepList.module.css';

interface Step {
  /** The fragment of the address that opens it. */
  id: string;
  name: string;
  /** How many of its answers are missing or wrong; undefined where it asks for nothing. */
  missing: number | undefined;
  /** Whoever was there already is told what is missing. */
  isLeft: boolean;
}

interface Props {
  steps: readonly Step[];
  current: string;
  words: {
    label: string;
    position: (step: number, count: number) => string;
    done: string;
    missing: (count: number) => string;
  };
}

/** Where one is, what is done and what is missing. Every step is open at all times. */
export function StepList({ steps, current, words }: Props) {
  const position = steps.findIndex(({ id }) => id === current) + 1;
  return (
    <nav className={styles.steps} aria-label={words.label}>
      <p className={styles.position} aria-hidden="true">
        {words.position(position, steps.length)}
      </p>
      <ol className={`plain-list ${styles.list}`}>
        {steps.map(({ id, name, missing: found, isLeft }, index) => {
          const missing = found ?? 0;
          const isDone = found === 0;
          const needsAttention = missing > 0 && isLeft;
          return (
            <li key={id}>
              <Link
                to={{ hash: id }}
                preventScrollReset
                className={styles.step}
                data-state={isDone ? 'done' : needsAttention ? 'missing' : undefined}
                aria-current={id === current ? 'step' : undefined}
              >
                <span className={styles.mark}>
                  {isDone ? <Icon name="check" size={18} /> : needsAttention ? '!' : index + 1}
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{name}</span>
                  {(isDone || needsAttention) && (
                    <span className={styles.state}>
                      {isDone ? words.done : words.missing(missing)}
                    </span>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
