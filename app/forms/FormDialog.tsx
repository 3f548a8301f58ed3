import { type ComponentProps, type ReactNode, useId } from 'react';
import type { IconName } from '#app/components/Icon.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import styles from './FormDialog.module.css';
import { SchemaForm } from './SchemaForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface Props extends Pick<ComponentProps<typeof SchemaForm>, 'fields'> {
  title: string;
  words: { save: string; saving?: string; cancel?: string };
  /** What `useForm` gave. */
  form: ComponentProps<typeof SchemaForm>['state'] & { busy: boolean };
  wide?: boolean;
  icon?: IconName;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. Its button and what went wrong stay in sight, however long it is. */
export function FormDialog({ title, words, form, fields, wide, icon, onClose, children }: Props) {
  const id = useId();
  const { cancel, saving } = useAccountText();
  const action = (
    <>
      {form.failure && (
        <div className={styles.failure}>
          <FailureNotice failure={form.failure} />
        </div>
      )}
      <SubmitButton form={id} busy={form.busy} busyLabel={words.saving ?? saving} icon={icon}>
        {words.save}
      </SubmitButton>
    </>
  );
  return (
    <WritingDialog
      title={title}
      close={words.cancel ?? cancel}
      onClose={onClose}
      action={action}
      wide={wide}
    >
      <SchemaForm id={id} state={{ ...form, failure: undefined }} fields={fields}>
        {children}
      </SchemaForm>
    </WritingDialog>
  );
}
