import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { SaidByPage, useForm } from '#app/forms/use-form.ts';
import { useInKindText } from '#app/i18n/in-kind/use-in-kind-text.ts';
import { useToday } from '#app/site.ts';
import { inKindReason } from '#domain/donations/in-kind.ts';
import { cancelInKind, type FoundInKind, recordInKind } from '#domain/donations/in-kind-calls.ts';
import { parsePesos } from '#domain/money.ts';

interface Props {
  onClose: () => void;
  /** @param title what was done, in words */
  onDone: (title: string) => void;
}

export function RecordInKindDialog({ onClose, onDone }: Props) {
  const { form: text } = useInKindText();
  const today = useToday();
  const form = useForm({
    defaults: { receivedOn: today, what: '', estimatedCents: '', donorName: '', email: '' },
    async send({ estimatedCents: typed, ...said }, { keyOf }) {
      const estimatedCents = typed.trim() === '' ? null : parsePesos(typed);
      if (estimatedCents === undefined || estimatedCents === 0) {
        form.form.setError('estimatedCents', { message: text.estimateWrong });
        throw new SaidByPage();
      }
      const wanted = { ...said, estimatedCents };
      const { number } = await call(recordInKind, wanted, { idempotencyKey: keyOf(wanted) });
      onDone(text.done(number));
    },
  });
  return (
    <FormDialog
      title={text.title}
      words={{ save: text.save, saving: text.saving }}
      form={form}
      onClose={onClose}
      wide
    >
      <TextField type="date" label={text.date} max={today} {...form.field('receivedOn')} />
      <TextField
        multiline
        rows={3}
        label={text.what}
        hint={text.whatHint}
        maxLength={500}
        {...form.field('what')}
      />
      <TextField
        label={text.estimate}
        hint={text.estimateHint}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('estimatedCents')}
      />
      <TextField
        label={text.name}
        maxLength={120}
        autoComplete="off"
        {...form.field('donorName')}
      />
      <TextField type="email" label={text.email} autoComplete="off" {...form.field('email')} />
    </FormDialog>
  );
}

export function CancelInKindDialog({
  gift: { id, number },
  onClose,
  onDone,
}: Props & { gift: FoundInKind }) {
  const { cancel: text } = useInKindText();
  const form = useForm({
    rules: schemaRules(inKindReason),
    defaults: { reason: '' },
    async send({ reason }) {
      await call(cancelInKind, { id, reason });
      onDone(text.done);
    },
  });
  return (
    <FormDialog
      title={text.title(number)}
      words={{ save: text.save }}
      form={form}
      onClose={onClose}
    >
      <p>{text.text}</p>
      <TextField {...form.field('reason')} label={text.reason} maxLength={200} autoComplete="off" />
    </FormDialog>
  );
}
