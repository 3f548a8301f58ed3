import type { ReactNode, Ref } from 'react';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
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

/** A form in a dialog, with its button and what went wrong. */
export const FormDialog = ({ title, words, form, place, wide, onClose, children }: Props) => (
  <MessageDialog title={title} close={words.cancel} onClose={onClose} hasOwnAction wide={wide}>
    <form
      ref={place}
      onSubmit={form.submit}
      onChange={form.check}
      noValidate
      className={styles.form}
    >
      {children}
      {form.failure && <FailureNotice failure={form.failure} />}
      <div>
        <SubmitButton busy={form.busy} busyLabel={words.saving}>
          {words.save}
        </SubmitButton>
      </div>
    </form>
  </MessageDialog>
);
