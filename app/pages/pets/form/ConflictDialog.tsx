import { Button } from '#app/components/Button.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { usePetFormText } from '#app/i18n/pet-form/use-pet-form-text.ts';
import { answerText, labelOf, useWords } from './answer-text.ts';
import styles from './ConflictDialog.module.css';
import type { StoredPet } from './draft.ts';
import { addressesOf } from './media-items.ts';
import type { PetFormState } from './use-pet-form.ts';
import { differences } from './values.ts';

interface Props {
  form: PetFormState;
  theirs: StoredPet;
  onTheirs: () => void;
  onMine: () => void;
  onClose: () => void;
}

/** Two editors at once: what is new, beside what was typed here. */
export function ConflictDialog({ form, theirs, onTheirs, onMine, onClose }: Props) {
  const text = usePetFormText();
  const words = useWords();
  const { stored, values } = form;
  const base = stored ?? theirs;
  const changed = differences(base.values, theirs.values);
  const mine = differences(base.values, values);
  return (
    <MessageDialog
      title={text.conflict.title}
      close={text.conflict.decide}
      onClose={onClose}
      action={
        <>
          <Button onClick={onMine}>{text.conflict.saveMine}</Button>
          <Button variant="outline" onClick={onTheirs}>
            {text.conflict.useTheirs}
          </Button>
        </>
      }
    >
      <p>{text.conflict.text}</p>
      <dl className={styles.changes}>
        {changed.map((field) => (
          <div key={field}>
            <dt>{labelOf(field, values, words)}</dt>
            <dd>{answerText(field, theirs.values, words) || text.conflict.empty}</dd>
            {mine.includes(field) && (
              <dd className={styles.mine}>
                {text.conflict.mine} {answerText(field, values, words) || text.conflict.empty}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {addressesOf(base.media) !== addressesOf(theirs.media) && <p>{text.conflict.media}</p>}
      <p className={styles.hint}>{text.conflict.hint}</p>
    </MessageDialog>
  );
}
