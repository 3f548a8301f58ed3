import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { useRescueDeskText } from '#app/i18n/rescue-desk/use-rescue-desk-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { RescueFile } from '#domain/rescues/rescue-desk-calls.ts';
import { rescueLabels } from '#domain/rescues/rescue-labels.ts';
import styles from './Rescues.module.css';

/** How the report came into its states, and by whom. */
export function History({ report: { history } }: { report: RescueFile }) {
  const desk = useRescueDeskText();
  const text = desk.one;
  const { states } = rescueLabels[useLanguage()];
  const when = useSiteInstant();
  return (
    <section className={styles.talk} aria-labelledby="rescue-history">
      <h3 id="rescue-history">{text.history}</h3>
      <ol className="plain-list">
        {history.map(({ at, state, by, words }) => (
          <li key={at + state}>
            <p>
              <strong>{states[state]}</strong>{' '}
              <span className={styles.soft}>
                {by && text.by(by.name || desk.someone)} <time dateTime={at}>{when(at)}</time>
              </span>
            </p>
            {words && <p className={styles.words}>{words}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
