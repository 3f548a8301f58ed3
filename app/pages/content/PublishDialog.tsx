import { useState } from 'react';
import { siteInstant } from '#app/administration/site-instant.ts';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { useSite } from '#app/site.ts';
import { type ContentProblem, contentProblems } from '#domain/content/check-content.ts';
import { type ContentKey, documentOf } from '#domain/content/content-documents.ts';
import { publishDraft } from './content-calls.ts';
import styles from './Editor.module.css';

interface Props {
  contentKey: ContentKey;
  clave: string;
  revision: number;
  value: unknown;
  /** When another version is published by itself. */
  planned: string | null;
  onMissing: (missing: readonly ContentProblem[]) => void;
  onClose: () => void;
  onPublished: (message: string) => void;
}

/** Now or at a time; not while a text is missing in a language. */
export function PublishDialog(props: Props) {
  const { contentKey, clave, revision, value, planned, onMissing, onClose, onPublished } = props;
  const text = useContentEditorText();
  const when = useSiteInstant();
  const { timezone } = useSite();
  const { busy, failure, attempt } = useAttempt();
  const [isLater, setLater] = useState(false);
  const [date, setDate] = useState('');
  const [note, setNote] = useState('');
  const missing = contentProblems(documentOf(contentKey).field, value);
  const instant = isLater ? siteInstant(date, timezone) : undefined;

  if (missing.length > 0) {
    return (
      <WritingDialog
        title={text.publish.title}
        close={text.close}
        onClose={() => {
          onMissing(missing);
          onClose();
        }}
      >
        <Notice kind="warning">
          <p>{text.publish.missing(missing.length)}</p>
        </Notice>
      </WritingDialog>
    );
  }

  const publish = () =>
    attempt(async () => {
      const version = await publishDraft(clave, revision, { note, at: instant });
      onPublished(instant ? text.publish.planned(version) : text.publish.done(version));
    });

  return (
    <WritingDialog
      title={text.publish.title}
      close={text.close}
      onClose={onClose}
      action={
        <Button disabled={busy || (isLater && !instant)} onClick={publish}>
          {text.publish.action}
        </Button>
      }
    >
      <div className={styles.fields}>
        <ChoiceField
          label={text.publish.when}
          name="when"
          value={isLater}
          options={[
            { value: false, label: text.publish.now },
            { value: true, label: text.publish.later },
          ]}
          onChange={setLater}
        />
        {isLater && (
          <TextField
            label={text.publish.date}
            type="datetime-local"
            value={date}
            onChange={({ target }) => setDate(target.value)}
            {...(instant && { hint: text.publish.at(when(instant)) })}
          />
        )}
        <TextField
          label={text.publish.note}
          maxLength={300}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {planned && (instant ?? '') < planned && (
          <Notice kind="warning">
            <p>{text.publish.replaced(when(planned))}</p>
          </Notice>
        )}
        {failure && <FailureNotice failure={failure} />}
      </div>
    </WritingDialog>
  );
}
