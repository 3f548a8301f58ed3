import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useInboxText } from '#app/i18n/inbox/use-inbox-text.ts';
import { longestReply } from '#domain/contact/message-reply.ts';
import { type SavedReply, savedReplyRules } from '#domain/contact/saved-reply.ts';
import { saveReply } from '#domain/contact/saved-reply-calls.ts';

interface Props {
  /** Undefined: a new one. */
  reply: SavedReply | undefined;
  onSaved: (name: string) => void;
  onClose: () => void;
}

export function SavedReplyDialog({ reply, onSaved, onClose }: Props) {
  const text = useInboxText().saved;
  const { name = '', es = '', en = '' } = reply ?? {};
  const form = useForm({
    rules: schemaRules(savedReplyRules),
    defaults: { name, es, en },
    async send(values, { keyOf }) {
      const idempotencyKey = keyOf(values);
      await call(saveReply, { id: reply?.id, ...values }, { idempotencyKey });
      onSaved(values.name);
    },
  });
  const title = reply ? text.editTitle(reply.name) : text.addTitle;
  const labels = { name: text.name, es: text.es, en: text.en };
  return (
    <FormDialog title={title} words={text} form={form} fields={labels} wide onClose={onClose}>
      <p>{text.fields}</p>
      <TextField {...form.field('name')} label={labels.name} autoComplete="off" />
      <TextField
        multiline
        {...form.field('es')}
        label={labels.es}
        lang="es"
        maxLength={longestReply}
      />
      <TextField
        multiline
        {...form.field('en')}
        label={labels.en}
        lang="en"
        maxLength={longestReply}
      />
    </FormDialog>
  );
}
