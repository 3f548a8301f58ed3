import { Button } from '#app/components/Button.tsx';
import styles from './BulkBar.module.css';

interface Props<Action extends string> {
  text: {
    /** Names the bar for screen readers. */
    bar: string;
    chosen: (count: number) => string;
    none: string;
  };
  count: number;
  actions: readonly { id: Action; label: string }[];
  onAct: (action: Action) => void;
  onClear: () => void;
}

/** What can be done with all the items that are chosen; stays in sight while the list is scrolled. */
export function BulkBar<Action extends string>(props: Props<Action>) {
  const { text, count, actions, onAct, onClear } = props;
  return (
    <section className={styles.bar} aria-label={text.bar}>
      <p role="status" className={styles.count}>
        {text.chosen(count)}
      </p>
      <div className={styles.actions}>
        {actions.map(({ id, label }) => (
          <Button key={id} size="small" variant="soft" onClick={() => onAct(id)}>
            {label}
          </Button>
        ))}
        <Button size="small" variant="quiet" onClick={onClear}>
          {text.none}
        </Button>
      </div>
    </section>
  );
}
