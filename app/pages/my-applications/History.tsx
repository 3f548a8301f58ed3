import { StateMark } from '#app/adoption/StateMark.tsx';
import { useApplicationWords } from '#app/i18n/application-words.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useMyApplicationsText } from '#app/i18n/my-applications/use-my-applications-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { ApplicationStep } from '#domain/adoption/application-shapes.ts';
import styles from './Talk.module.css';

/** Who did what when, and what was said, newest first. */
export function History({ history }: { history: readonly ApplicationStep[] }) {
  const { by } = useMyApplicationsText().page;
  const { events } = useApplicationWords().contract;
  const language = useLanguage();
  return (
    <ol className={`plain-list ${styles.list}`}>
      {history.toReversed().map((step) => (
        <li key={`${step.at} ${step.contract ?? step.state}`} className={styles.entry}>
          {step.contract ? (
            <strong>{events[step.contract]}</strong>
          ) : (
            <StateMark state={step.state} />
          )}
          <p className={styles.when}>
            <time dateTime={step.at}>{formatInstant(step.at, language)}</time> · {by[step.by]}
          </p>
          {step.words && <p className={styles.quote}>{step.words}</p>}
        </li>
      ))}
    </ol>
  );
}
