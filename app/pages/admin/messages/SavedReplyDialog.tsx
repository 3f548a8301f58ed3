import { useId } from 'react';
import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useSchemaForm } from '#app/forms/use-schema-form.ts';
import { useInboxText } from '#app/i18n/inbox/use-inbox-text.ts';
import { longestReply } from '#domain/contact/message-reply.ts';
import { type SavedReply, savedReplyRules } from '#domain/contact/saved-reply.ts';
import { keepSavedReply } from './message-calls.ts';

interface Props {
  /** Undefined: a new one. */
  reply: SavedReply | undefined;
  onSaved: (name: string) => void;
  onClose: () => void;
}

export function SavedReplyDialog({ reply, onSaved, onClose }: Props) {
  const text = useInboxText().saved;
  const id = useId();
  const { name = '', es = '', en = '' } = reply ?? {};
  const creation = useIdempotencyKey();
  const state = useSchemaForm({
    schema: savedReplyRules,
    defaults: { name, es, en },
    fieldOf: { nombre: 'name', texto_es: 'es', texto_en: 'en' },
    async send(values) {
      await keepSavedReply(reply?.id, values, creation.keyOf(values));
      onSaved(values.name);
    },
  });
  const title = reply ? text.editTitle(reply.name) : text.addTitle;
  const labels = { name: text.name, es: text.es, en: text.en };
  return (
    <WritingDialog
      wide
      title={title}
      close={text.cancel}
      onClose={onClose}
      action={
        <SubmitButton form={id} busy={state.busy} busyLabel={text.saving}>
          {text.save}
        </SubmitButton>
      }
    >
      <p>{text.fields}</p>
      <SchemaForm id={id} state={state} label={title} fields={labels}>
        <TextField {...state.field('name')} label={labels.name} autoComplete="off" />
        <TextField
          multiline
          {...state.field('es')}
          label={labels.es}
          lang="es"
          maxLength={longestReply}
        />
        <TextField
          multiline
          {...state.field('en')}
          label={labels.en}
          lang="en"
          maxLength={longestReply}
        />
      </SchemaForm>
    </WritingDialog>
  );
}
