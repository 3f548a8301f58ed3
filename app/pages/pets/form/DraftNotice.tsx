import { useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { usePetFormText } from '#app/i18n/pet-form/use-pet-form-text.ts';
import styles from './DraftNotice.module.css';
import type { FormStart } from './load-form.ts';
import type { PetFormState } from './use-pet-form.ts';

interface Props {
  start: FormStart;
  form: PetFormState;
  onStartAnew: () => void;
}

/** What came back of an earlier visit, and the way to begin without it. */
export function DraftNotice({ start, form, onStartAnew }: Props) {
  const text = usePetFormText().draft;
  const decline = usePetFormText().confirm.decline;
  const [asking, setAsking] = useState(false);
  if (!start.restored) return null;
  return (
    <>
      <Notice kind={start.lostFiles > 0 ? 'warning' : 'info'} title={text.restored}>
        {form.isNew && form.stored && <p>{text.stored(form.stored.values.name)}</p>}
        {start.lostFiles > 0 && <p>{text.lost(start.lostFiles)}</p>}
        <Button
          size="small"
          variant="outline"
          className={styles.anew}
          onClick={() => setAsking(true)}
        >
          {form.isNew ? text.startAnew : text.discard}
        </Button>
      </Notice>
      {asking && (
        <MessageDialog
          title={text.confirmTitle}
          close={decline}
          onClose={() => setAsking(false)}
          action={<Button onClick={onStartAnew}>{text.confirmAction}</Button>}
        >
          <p>{text.confirmText}</p>
        </MessageDialog>
      )}
    </>
  );
}
