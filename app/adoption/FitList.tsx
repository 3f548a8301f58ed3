import { Icon, type IconName } from '#app/components/Icon.tsx';
import { type ApplicationWords, useApplicationWords } from '#app/i18n/application-words.ts';
import { type FitOutcome, fitOutcome } from '#domain/adoption/fit-rules.ts';
import styles from './FitList.module.css';
import type { ShownFit } from './shown-fit.ts';

const icons: Record<FitOutcome, IconName> = { matches: 'check', talk: 'chat', against: 'warning' };

/** What to look at first stands first. */
const inOrder = [...fitOutcome.values].reverse();

/** Each rule with its words: how a family's answers stand beside a pet's needs. There is no score. */
export function FitList({ fit }: { fit: readonly ShownFit[] }) {
  const text = useApplicationWords().fit;
  if (fit.length === 0) return <p className={styles.none}>{text.none}</p>;
  const sorted = inOrder.flatMap((outcome) => fit.filter((one) => one.outcome === outcome));
  return (
    <ul className={`plain-list ${styles.list}`}>
      {sorted.map(({ rule, outcome, about, text: words }) => (
        <li key={`${rule} ${about} ${words}`} className={styles.rule}>
          <span className={styles.outcome} data-outcome={outcome}>
            <Icon name={icons[outcome]} size={16} />
            {text.outcomes[outcome]}
          </span>
          <span>
            <strong>
              {about && `${about}: `}
              {text.rules[rule]}.
            </strong>{' '}
            {words}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** "3 coinciden, 1 por platicar"; '' where no rule applies. */
export function fitSummary(fit: readonly ShownFit[], { fit: text }: ApplicationWords): string {
  return fitOutcome.values
    .map((outcome) => [outcome, fit.filter((one) => one.outcome === outcome).length] as const)
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => text.counts[outcome](count))
    .join(', ');
}
