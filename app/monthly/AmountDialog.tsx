import { z } from 'zod';
import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useMonthlyText } from '#app/i18n/monthly/use-monthly-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { OwnMonthly } from '#domain/donations/monthly-calls.ts';
import { changeMonthlyAmount, type MonthlyChange } from '#domain/donations/monthly-change-calls.ts';
import { parsePesos, smallestDonationCents } from '#domain/money.ts';
import { centsOf } from './shown.ts';

interface Props {
  monthly: OwnMonthly;
  link: string | undefined;
  onSaved: (after: MonthlyChange) => void;
  onClose: () => void;
}

const schema = z.object({
  amount: z
    .string()
    .refine((typed) => parsePesos(typed) !== undefined, { error: 'amountInvalid' })
    .refine((typed) => (parsePesos(typed) ?? smallestDonationCents) >= smallestDonationCents, {
      error: 'donationTooSmall',
    }),
});

export function AmountDialog({ monthly, link, onSaved, onClose }: Props) {
  const text = useMonthlyText().amount;
  const language = useLanguage();
  const form = useForm({
    rules: schemaRules(schema),
    defaults: { amount: String(centsOf(monthly) / 100) },
    fieldOf: { monto: 'amount' },
    async send({ amount }) {
      const amountCents = parsePesos(amount) ?? 0;
      onSaved(await call(changeMonthlyAmount, { amountCents, link, language }));
      onClose();
    },
  });
  return (
    <FormDialog title={text.title} words={{ save: text.save }} form={form} onClose={onClose}>
      <TextField
        {...form.field('amount')}
        label={text.label[monthly.interval]}
        hint={text.hint}
        inputMode="decimal"
        autoComplete="off"
      />
    </FormDialog>
  );
}
