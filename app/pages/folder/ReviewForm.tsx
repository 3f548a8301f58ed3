import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useFolderText } from '#app/i18n/document-folder/use-folder-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useToday } from '#app/site.ts';
import type { ShownDocument } from '#domain/document-folders/folder-calls.ts';
import { reviewStatus, reviewStatusNames } from '#domain/document-folders/folder-document.ts';
import { reviewDocument } from '#domain/document-folders/folder-review-calls.ts';
import { longestComment, reviewInput } from '#domain/document-folders/review.ts';
import styles from './DocumentCard.module.css';

interface Props {
  folderId: string;
  document: ShownDocument;
  onCancel: () => void;
  onDone: () => void;
}

/** An administrator says how a document stands. */
export function ReviewForm({ folderId, document, onCancel, onDone }: Props) {
  const text = useFolderText().review;
  const language = useLanguage();
  const state = useForm({
    rules: schemaRules(reviewInput(useToday())),
    defaults: {
      status: document.status,
      // Of the files that were there before, which the new ones need not share.
      validUntil: (document.status !== 'reviewing' && document.validUntil) || '',
      comments: document.comments,
    },
    async send(decision) {
      const fileIds = document.files.map(({ id }) => id);
      await call(reviewDocument, { folderId, documentId: document.id, ...decision, fileIds });
      onDone();
    },
  });
  const options = reviewStatus.values.map((value) => ({
    value,
    label: reviewStatusNames[value][language],
  }));
  return (
    <div className={styles.review}>
      <SchemaForm state={state} label={text.of(document.name)}>
        <SelectField label={text.status} options={options} {...state.field('status')} />
        <TextField
          label={text.validUntil}
          hint={text.validUntilHint}
          type="date"
          {...state.field('validUntil')}
        />
        <TextField
          multiline
          rows={3}
          maxLength={longestComment}
          label={text.comments}
          hint={text.commentsHint}
          {...state.field('comments')}
        />
        <div className={styles.ways}>
          <SubmitButton busy={state.busy} busyLabel={text.saving} size="small">
            {text.save}
          </SubmitButton>
          <Button size="small" variant="quiet" onClick={onCancel}>
            {text.cancel}
          </Button>
        </div>
      </SchemaForm>
    </div>
  );
}
