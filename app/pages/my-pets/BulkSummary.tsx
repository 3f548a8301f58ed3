import { explainFailure } from '#app/feedback/explain-failure.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import styles from './BulkDialog.module.css';
import type { BulkResult } from './run-in-turn.ts';

/** What worked, what did not and why, and what was not tried. */
export function BulkSummary({ done, failed, left }: BulkResult) {
  const text = useMyPetsText().bulk;
  const { failures } = useAccountText();
  return (
    <div role="status" className={styles.summary}>
      {done.length > 0 && <Notice kind="success" title={text.done(done.length)} />}
      {failed.length > 0 && (
        <Notice kind="error" title={text.failed(failed.length)}>
          <ul className={styles.failed}>
            {failed.map(({ pet, error }) => (
              <li key={pet.id}>
                {pet.description.name}: {explainFailure(error, failures).lines.join(' ')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {left.length > 0 && (
        <Notice kind="warning" title={text.left(left.length)}>
          <p>{left.map(({ description }) => description.name).join(', ')}</p>
        </Notice>
      )}
    </div>
  );
}
