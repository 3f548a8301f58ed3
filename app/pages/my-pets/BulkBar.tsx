import { Button } from '#app/components/Button.tsx';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import styles from './BulkBar.module.css';

export type BulkAction = 'renew' | 'status';

interface Props {
  count: number;
  actions: readonly BulkAction[];
  onAct: (action: BulkAction) => void;
  onClear: () => void;
}

/** What can be done with all the pets that are chosen; stays in sight while the list is scrolled. */
export function BulkBar({ count, actions, onAct, onClear }: Props) {
  const text = useMyPetsText().bulk;
  return (
    <section className={styles.bar} aria-label={text.bar}>
      <p role="status" className={styles.count}>
        {text.chosen(count)}
      </p>
      <div className={styles.actions}>
        {actions.map((action) => (
          <Button key={action} size="small" variant="soft" onClick={() => onAct(action)}>
            {text[action]}
          </Button>
        ))}
        <Button size="small" variant="quiet" onClick={onClear}>
          {text.none}
        </Button>
      </div>
    </section>
  );
}
