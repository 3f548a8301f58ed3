import { call } from '#app/api/call.ts';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { SaidByPage, useForm } from '#app/forms/use-form.ts';
import { useCashCountsText } from '#app/i18n/cash-counts/use-cash-counts-text.ts';
import {
  cancelCashCount,
  confirmCash,
  type FoundCashCount,
} from '#domain/donations/cash-count-calls.ts';
import { formatPesos, parsePesos } from '#domain/money.ts';
import { CountDialog } from './CountDialog.tsx';

/** What is done with cash. */
export type CashStep = { kind: 'count' } | { kind: 'confirm' | 'cancel'; count: FoundCashCount };

interface Props {
  step: CashStep;
  onClose: () => void;
  /** @param title what was done, in words */
  onDone: (title: string) => void;
}

export function CashDialog({ step, ...rest }: Props) {
  if (step.kind === 'count') return <CountDialog {...rest} />;
  const Dialog = step.kind === 'confirm' ? ConfirmCount : CancelCount;
  return <Dialog count={step.count} {...rest} />;
}

type OfCount = { count: FoundCashCount } & Omit<Props, 'step'>;

function ConfirmCount({ count: { id, countedBy }, onClose, onDone }: OfCount) {
  const { confirm: text, somebody } = useCashCountsText();
  const form = useForm({
    defaults: { amountCents: '' },
    async send(said, { keyOf }) {
      const amountCents = parsePesos(said.amountCents);
      if (!amountCents) {
        form.form.setError('amountCents', { message: text.wrong });
        throw new SaidByPage();
      }
      const wanted = { id, amountCents };
      const { number } = await call(confirmCash, wanted, { idempotencyKey: keyOf(wanted) });
      onDone(text.done(formatPesos(amountCents), number));
    },
  });
  return (
    <FormDialog
      title={text.title}
      words={{ save: text.save, saving: text.saving }}
      form={form}
      onClose={onClose}
    >
      <p>{text.lead(countedBy ?? somebody)}</p>
      <TextField
        {...form.field('amountCents')}
        label={text.amount}
        inputMode="decimal"
        autoComplete="off"
      />
    </FormDialog>
  );
}

function CancelCount({ count: { id }, onClose, onDone }: OfCount) {
  const { cancel: text } = useCashCountsText();
  return (
    <ConfirmDialog
      title={text.title}
      action={text.yes}
      run={async () => {
        await call(cancelCashCount, { id });
        onDone(text.done);
      }}
      onClose={onClose}
    >
      <p>{text.text}</p>
    </ConfirmDialog>
  );
}
