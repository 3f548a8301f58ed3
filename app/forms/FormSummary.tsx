import { Notice } from '#app/feedback/Notice.tsx';
import styles from './FormSummary.module.css';

interface Props {
  title: string;
  /** In the order of the form. */
  problems: readonly { field: string; message: string }[];
  focus: (field: string) => void;
}

/**
 * What a form still needs, each a way to its field; in a dialog always in sight. Its place is always there, so that screen
 * readers hear it.
 */
export function FormSummary({ title, problems, focus }: Props) {
  return (
    <div aria-live="polite" className={styles.summary}>
      {problems.length > 0 && (
        <Notice kind="error" title={title}>
          <ul className={styles.list}>
            {problems.map(({ field, message }) => (
              <li key={field}>
                <button type="button" className={styles.jump} onClick={() => focus(field)}>
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
