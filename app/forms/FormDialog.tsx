import { type ReactNode, type Ref, useId } from 'react';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import styles from './FormDialog.module.css';
import { SubmitButton } from './SubmitButton.tsx';
import type { useServerCheckedForm } from './use-server-checked-form.ts';

interface Props {
  title: string;
  words: { cancel: string; save: string; saving: string };
  form: Pick<ReturnType<typeof useServerCheckedForm>, 'submit' | 'check' | 'busy' | 'failure'>;
  place?: Ref<HTMLFormElement>;
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. Its button and what went wrong stay in sight, however long it is. */
export function FormDialog({ title, words, form, place, wide, onClose, children }: Props) {
  const id = useId();
  const action = (
    <>
      {form.failure && (
        <div className={styles.failure}>
          <FailureNotice failure={form.failure} />
        </div>
      )}
      <SubmitButton form={id} busy={form.busy} busyLabel={words.saving}>
        {words.save}
      </SubmitButton>
    </>
  );
  return (
    <WritingDialog title={title} close={words.cancel} onClose={onClose} action={action} wide={wide}>
      <form
        id={id}
        ref={place}
        onSubmit={form.submit}
        onChange={form.check}
        noValidate
        className={styles.form}
      >
        {children}
      </form>
    </WritingDialog>
  );
}
