import { Icon, type IconName } from '#app/components/Icon.tsx';
import { type ApplicationWords, useApplicationWords } from '#app/i18n/application-words.ts';
import type { ToldFit } from '#domain/adoption/application-fields.ts';
import { type FitOutcome, fitOutcome } from '#domain/adoption/fit.ts';
import styles from './FitList.module.css';

const icons: Record<FitOutcome, IconName> = { matches: 'check', talk: 'chat', against: 'warning' };

/** What to look at first stands first. */
const inOrder = [...fitOutcome.values].reverse();

/** Each rule with its words: how a family's answers stand beside a pet's needs. There is no score. */
export function FitList({ fit }: { fit: readonly ToldFit[] }) {
  const text = useApplicationWords().fit;
  const told = withoutRepetitions(fit);
  if (told.length === 0) return <p className={styles.none}>{text.none}</p>;
  const sorted = inOrder.flatMap((outcome) => told.filter((one) => one.outcome === outcome));
  return (
    <ul className={`plain-list ${styles.list}`}>
      {sorted.map(({ rule, outcome, text: words }) => (
        <li key={`${rule} ${words}`} className={styles.rule}>
          <span className={styles.outcome} data-outcome={outcome}>
            <Icon name={icons[outcome]} size={16} />
            {text.outcomes[outcome]}
          </span>
          <span>
            <strong>{text.rules[rule]}.</strong> {words}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** "3 coinciden, 1 por platicar"; '' where no rule applies. */
export function fitSummary(fit: readonly ToldFit[], { fit: text }: ApplicationWords): string {
  const told = withoutRepetitions(fit);
  return fitOutcome.values
    .map((outcome) => [outcome, told.filter((one) => one.outcome === outcome).length] as const)
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => text.counts[outcome](count))
    .join(', ');
}

/** Of two pets that belong together, what is so for both. */
const withoutRepetitions = (fit: readonly ToldFit[]): ToldFit[] => [
  ...new Map(fit.map((one) => [`${one.rule} ${one.text}`, one])).values(),
];
