import { FormDialog } from '#app/forms/FormDialog.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { longestReason, moderatorsReason } from '#domain/moderators-reason.ts';

interface Props {
  text: Record<'title' | 'action' | 'reason' | 'reasonHint', string>;
  /** What follows from it, where that has to be said. */
  note?: string | undefined;
  /** @throws ApiError */
  run: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks a moderator for the reason, which whoever wrote it reads. */
export function ReasonDialog({ text, note, run, onClose }: Props) {
  const form = useForm({
    rules: schemaRules(moderatorsReason),
    defaults: { reason: '' },
    async send({ reason }) {
      await run(reason);
      onClose();
    },
  });
  return (
    <FormDialog title={text.title} words={{ save: text.action }} form={form} onClose={onClose}>
      {note && <p>{note}</p>}
      <TextField
        multiline
        label={text.reason}
        hint={text.reasonHint}
        maxLength={longestReason}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
