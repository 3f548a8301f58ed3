import { call } from '#app/api/call.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { CopyButton } from '#app/components/CopyButton.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useRescueDeskText } from '#app/i18n/rescue-desk/use-rescue-desk-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { longestHistoryWords } from '#domain/documents/history.ts';
import { referMessage } from '#domain/rescues/refer-message.ts';
import { moveRescue, type RescueFile } from '#domain/rescues/rescue-desk-calls.ts';
import type { DeskTransition } from '#domain/rescues/rescue-machine.ts';
import styles from './Rescues.module.css';

interface Props {
  report: RescueFile;
  transition: DeskTransition;
  onDone: () => void;
  onClose: () => void;
}

/** Brings a report into another state, with what whoever reported reads of it. */
export function MoveDialog({ report, transition, onDone, onClose }: Props) {
  const text = useRescueDeskText().one;
  const language = useLanguage();
  const { folio } = report;
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
      {isReferring && <ReferMessage message={referMessage(report, language)} />}
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

/** Ready to be sent to the other rescue, by whatever they use. */
function ReferMessage({ message }: { message: string }) {
  const { refer: text } = useRescueDeskText().one;
  return (
    <section className={styles.refer} aria-label={text.title}>
      <h3>{text.title}</h3>
      <p>{message}</p>
      <div>
        <CopyButton content={message} label={text.copy} done={text.copied} failed={text.failed} />
        <ButtonLink
          size="small"
          variant="quiet"
          to={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noreferrer"
        >
          {text.whatsapp}
        </ButtonLink>
      </div>
    </section>
  );
}
