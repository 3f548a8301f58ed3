import { useApplicationWords } from '#app/i18n/application-words.ts';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import type { ApplicationState } from '#domain/adoption/application-machine.ts';
import styles from './ColumnButtons.module.css';
import { columnId } from './column-id.ts';
import type { ReceivedApplication } from './received-calls.ts';

interface Props {
  columns: readonly ApplicationState[];
  applications: readonly ReceivedApplication[];
}

/** On a telephone the columns stand below each other: each is one tap away. */
export function ColumnButtons({ columns, applications }: Props) {
  const text = useReceivedText();
  const { states } = useApplicationWords();
  return (
    <nav className={styles.columns} aria-label={text.columns}>
      {columns.map((state) => {
        const count = applications.filter(({ status }) => status === state).length;
        return (
          <button key={state} type="button" onClick={() => showColumn(state)}>
            {states[state]} <span aria-hidden>{count}</span>
            <span className="visually-hidden">: {text.inColumn(count)}</span>
          </button>
        );
      })}
    </nav>
  );
}

function showColumn(state: ApplicationState): void {
  const heading = document.getElementById(columnId(state));
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
