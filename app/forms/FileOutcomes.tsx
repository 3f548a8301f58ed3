import { Icon } from '#app/components/Icon.tsx';
import styles from './FileOutcomes.module.css';

/** What became of one of the files that were chosen. */
export interface FileOutcome {
  name: string;
  /** Why it was not kept, in the reader's words. */
  problem: string | undefined;
}

interface Props {
  outcomes: readonly FileOutcome[];
  /** Of one that was kept. */
  saved: string;
}

/** Each by its name, once one of them was not kept. */
export function FileOutcomes({ outcomes, saved }: Props) {
  if (outcomes.every(({ problem }) => problem === undefined)) return null;
  return (
    <ul className={`plain-list ${styles.outcomes}`}>
      {outcomes.map(({ name, problem }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of them may have the same name.
        <li key={index} data-rejected={problem !== undefined || undefined}>
          <Icon name={problem === undefined ? 'check' : 'warning'} size={18} />
          <span>
            {name}: {problem ?? saved}
          </span>
        </li>
      ))}
    </ul>
  );
}
