import { useId } from 'react';
import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useSchemaForm } from '#app/forms/use-schema-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { differenceResolution } from '#domain/donations/difference.ts';
import { type Difference, resolveDifference } from './differences.ts';

interface Props {
  difference: Difference;
  onClose: () => void;
  onResolved: () => void;
}

/** Asks what was done, and notes it. */
export function ResolveDialog({ difference, onClose, onResolved }: Props) {
  const text = useAdminDonationsText().differences;
  const account = useAccountText();
  const language = useLanguage();
  const id = useId();
  const state = useSchemaForm({
    schema: differenceResolution,
    defaults: { note: '' },
    fieldOf: { nota: 'note' },
    async send({ note }) {
      await resolveDifference(difference.id, note, language);
      onResolved();
    },
  });
  return (
    <WritingDialog
      title={text.resolveTitle}
      close={account.cancel}
      onClose={onClose}
      action={
        <SubmitButton form={id} busy={state.busy} busyLabel={text.saving}>
          {text.save}
        </SubmitButton>
      }
    >
      <SchemaForm id={id} state={state} label={text.resolveTitle}>
        <TextField
          {...state.field('note')}
          label={text.note}
          hint={text.noteHint}
          maxLength={500}
          autoComplete="off"
        />
      </SchemaForm>
    </WritingDialog>
  );
}
