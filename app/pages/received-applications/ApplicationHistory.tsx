import { StateMark } from '#app/adoption/StateMark.tsx';
import { useApplicationWords } from '#app/i18n/application-words.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { ApplicationStep } from '#domain/adoption/application-shapes.ts';
import styles from './ApplicationHistory.module.css';

/** What happened and who said what, newest first. */
export function ApplicationHistory({ history }: { history: readonly ApplicationStep[] }) {
  const text = useReceivedText().page;
  const { events } = useApplicationWords().contract;
  const language = useLanguage();
  return (
    <ol className={`plain-list ${styles.steps}`}>
      {history.toReversed().map(({ at, state, contract, by, words }) => (
        <li key={`${at} ${contract ?? state}`}>
          {contract ? <strong>{events[contract]}</strong> : <StateMark state={state} />}
          <p className={styles.when}>
            <time dateTime={at}>{formatInstant(at, language)}</time> · {text.by[by]}
          </p>
          {words && <p className={styles.words}>{words}</p>}
        </li>
      ))}
    </ol>
  );
}
