import { Button } from '#app/components/Button.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useSchemaForm } from '#app/forms/use-schema-form.ts';
import { useFolderText } from '#app/i18n/document-folder/use-folder-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useToday } from '#app/site.ts';
import { reviewStatus, reviewStatusNames } from '#domain/document-folders/folder-document.ts';
import { longestComment, reviewInput } from '#domain/document-folders/review.ts';
import styles from './DocumentCard.module.css';
import { reviewDocument, type ShownDocument } from './folder-calls.ts';

interface Props {
  folderId: string;
  document: ShownDocument;
  onCancel: () => void;
  onDone: () => Promise<void>;
}

/** An administrator says how a document stands. */
export function ReviewForm({ folderId, document, onCancel, onDone }: Props) {
  const text = useFolderText().review;
  const language = useLanguage();
  const state = useSchemaForm({
    schema: reviewInput(useToday()),
    defaults: {
      status: document.status,
      // Of the files that were there before, which the new ones need not share.
      validUntil: (document.status !== 'reviewing' && document.validUntil) || '',
      comments: document.comments,
    },
    fieldOf: { status: 'status', valid_until: 'validUntil', comments: 'comments' },
    async send({ status, validUntil, comments }) {
      const decision = { status, validUntil: validUntil ?? '', comments };
      await reviewDocument(folderId, document, decision, language);
      await onDone();
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
