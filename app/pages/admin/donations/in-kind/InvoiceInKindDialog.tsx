import { call } from '#app/api/call.ts';
import { fetchTaxRegimes } from '#app/api/sat-lists.ts';
import { useFound } from '#app/api/use-found.ts';
import { ReceiverFields } from '#app/billing/ReceiverFields.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { CheckField } from '#app/forms/CheckField.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { SaidByPage, useForm } from '#app/forms/use-form.ts';
import { useInKindText } from '#app/i18n/in-kind/use-in-kind-text.ts';
import type { FoundInKind } from '#domain/donations/in-kind-calls.ts';
import { createInKindInvoice } from '#domain/invoices/invoicing-calls.ts';
import { parsePesos } from '#domain/money.ts';

interface Props {
  gift: FoundInKind;
  onClose: () => void;
  /** @param title what was done, in words */
  onDone: (title: string) => void;
}

/** The invoice of a gift that is no money, for whom its donor says. */
export function InvoiceInKindDialog({ gift, onClose, onDone }: Props) {
  const { invoice: text, form: record } = useInKindText();
  const { data: regimes, failure, reload } = useFound(['tax regimes'], fetchTaxRegimes);
  const form = useForm({
    defaults: {
      ...{ legalName: gift.donorName, rfc: '', taxPostalCode: '', taxRegime: '' },
      email: gift.email,
      valueCents: gift.estimatedCents === null ? '' : String(gift.estimatedCents / 100),
      product: '',
      isDeductedBefore: false,
    },
    async send({ valueCents: typed, ...said }, { keyOf }) {
      const valueCents = parsePesos(typed);
      if (!valueCents) {
        form.form.setError('valueCents', { message: record.estimateWrong });
        throw new SaidByPage();
      }
      const wanted = { giftId: gift.id, ...said, valueCents };
      const { state } = await call(createInKindInvoice, wanted, { idempotencyKey: keyOf(wanted) });
      onDone(state === 'valid' ? text.done : text.pending);
    },
  });
  return (
    <FormDialog
      title={text.title(gift.number)}
      words={{ save: text.save, saving: text.saving }}
      form={form}
      onClose={onClose}
      wide
    >
      <p>{text.lead}</p>
      <p>{gift.what}</p>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      <ReceiverFields
        field={form.field}
        rfc={form.form.watch('rfc')}
        regimes={regimes ?? []}
        words={text}
      />
      <TextField type="email" label={text.email} autoComplete="off" {...form.field('email')} />
      <TextField
        label={text.value}
        hint={text.valueHint}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('valueCents')}
      />
      <TextField
        label={text.product}
        hint={text.productHint}
        inputMode="numeric"
        maxLength={8}
        autoComplete="off"
        {...form.field('product')}
      />
      <CheckField
        label={text.deducted}
        hint={text.deductedHint}
        {...form.form.register('isDeductedBefore')}
      />
    </FormDialog>
  );
}
