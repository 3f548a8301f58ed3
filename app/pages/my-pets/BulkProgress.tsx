import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import styles from './BulkDialog.module.css';

interface Props {
  done: number;
  of: number;
  /** Of the pet that it is at. */
  name: string;
}

export function BulkProgress({ done, of, name }: Props) {
  const text = useMyPetsText().bulk;
  return (
    <div className={styles.progress}>
      <progress max={of} value={done} aria-label={text.bar} />
      <p role="status">{text.step(done + 1, of, name)}</p>
    </div>
  );
}
