import { Icon } from '#app/components/Icon.tsx';
import { useApplicationWords } from '#app/i18n/application-words.ts';
import type { ApplicationState } from '#domain/adoption/application-machine.ts';
import { stateIcons, stateTone } from './application-states.ts';
import styles from './StateMark.module.css';

/** How an application stands: in words, with a sign and a colour. */
export function StateMark({ state }: { state: ApplicationState }) {
  const { states } = useApplicationWords();
  return (
    <span className={styles.mark} data-tone={stateTone(state)}>
      <Icon name={stateIcons[state]} size={16} />
      {states[state]}
    </span>
  );
}
