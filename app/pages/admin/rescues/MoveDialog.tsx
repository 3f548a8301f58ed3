import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useRescueDeskText } from '#app/i18n/rescue-desk/use-rescue-desk-text.ts';
import { longestHistoryWords } from '#domain/documents/history.ts';
import { moveRescue } from '#domain/rescues/rescue-desk-calls.ts';
import type { DeskTransition } from '#domain/rescues/rescue-machine.ts';

interface Props {
  folio: number;
  transition: DeskTransition;
  onDone: () => void;
  onClose: () => void;
}

/** Brings a report into another state, with what whoever reported reads of it. */
export function MoveDialog({ folio, transition, onDone, onClose }: Props) {
  const text = useRescueDeskText().one;
  const isReferring = transition === 'refer';
  const form = useForm({
    defaults: { words: '' },
    async send({ words }) {
      await call(moveRescue, { folio, transition, words });
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      title={text.steps[transition]}
      words={{ save: text.note.save }}
      form={form}
      onClose={onClose}
    >
      <TextField
        multiline
        rows={4}
        label={isReferring ? text.note.referLabel : text.note.label}
        hint={isReferring ? text.note.referHint : text.note.hint}
        maxLength={longestHistoryWords}
        {...form.field('words', isReferring ? { required: 'required' } : {})}
      />
    </FormDialog>
  );
}
