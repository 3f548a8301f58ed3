import { siteInstant } from '#app/administration/site-instant.ts';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { call } from '#app/api/call.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { useSite } from '#app/site.ts';
import { type ContentProblem, contentProblems } from '#domain/content/check-content.ts';
import { publishContent } from '#domain/content/content-calls.ts';
import { type ContentKey, documentOf } from '#domain/content/content-documents.ts';
import { RecordReach } from './RecordReach.tsx';

interface Props {
  contentKey: ContentKey;
  slug: string;
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
  const { contentKey, slug, revision, value, planned, onMissing, onClose, onPublished } = props;
  const text = useContentEditorText();
  const when = useSiteInstant();
  const { timezone } = useSite();
  const missing = contentProblems(documentOf(contentKey).field, value);
  const form = useForm({
    defaults: { isLater: false, date: '', note: '' },
    async send({ note }) {
      const { version } = await call(publishContent, { slug, revision, note, at: instant });
      onPublished(instant ? text.publish.planned(version) : text.publish.done(version));
    },
  });
  const [isLater, date] = form.form.watch(['isLater', 'date']);
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

  return (
    <FormDialog
      title={text.publish.title}
      words={{ save: text.publish.action, cancel: text.close }}
      form={form}
      onClose={onClose}
    >
      {contentKey === 'organisation' && <RecordReach />}
      <ChoiceField
        label={text.publish.when}
        name="when"
        value={isLater}
        options={[
          { value: false, label: text.publish.now },
          { value: true, label: text.publish.later },
        ]}
        onChange={(later: boolean) => form.form.setValue('isLater', later)}
      />
      {isLater && (
        <TextField
          label={text.publish.date}
          type="datetime-local"
          {...form.field('date', { required: 'required' })}
          {...(instant && { hint: text.publish.at(when(instant)) })}
        />
      )}
      <TextField label={text.publish.note} maxLength={300} {...form.field('note')} />
      {planned && (instant ?? '') < planned && (
        <Notice kind="warning">
          <p>{text.publish.replaced(when(planned))}</p>
        </Notice>
      )}
    </FormDialog>
  );
}
