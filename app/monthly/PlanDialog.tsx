import { z } from 'zod';
import { call, read } from '#app/api/call.ts';
import { useFound } from '#app/api/use-found.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { useForm } from '#app/forms/use-form.ts';
import { useMonthlyText } from '#app/i18n/monthly/use-monthly-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { findMonthlyPlans } from '#domain/donations/monthly-calls.ts';
import { changeMonthlyAmount } from '#domain/donations/monthly-change-calls.ts';
import { formatPesos } from '#domain/money.ts';

interface Props {
  /** Centavos that it is of now. */
  now: number;
  onClose: () => void;
}

const schema = z.object({ amount: z.string().min(1, { error: 'chooseOption' }) });

/** One of the wallet's other amounts; leads there, where its holder approves it. */
export function PlanDialog({ now, onClose }: Props) {
  const text = useMonthlyText();
  const language = useLanguage();
  const plansNow = () => read(findMonthlyPlans, {});
  const { data: plans, failure, reload } = useFound(['monthly plans'], plansNow);
  const form = useForm({
    rules: schemaRules(schema),
    defaults: { amount: '' },
    fieldOf: { monto: 'amount' },
    async send({ amount }) {
      const wanted = { amountCents: Number(amount), language };
      const { approveUrl } = await call(changeMonthlyAmount, wanted);
      if (approveUrl) window.location.assign(approveUrl);
      else window.location.reload();
    },
  });
  const others = (plans ?? []).filter(({ amountCents }) => amountCents !== now);
  return (
    <FormDialog
      title={text.amount.title}
      words={{ save: text.plan.go }}
      form={form}
      onClose={onClose}
    >
      {failure && <FailureNotice failure={failure} retry={reload} />}
      <SelectField
        {...form.field('amount')}
        label={text.plan.label}
        hint={text.plan.hint}
        empty={text.plan.choose}
        options={others.map(({ amountCents }) => ({
          value: String(amountCents),
          label: formatPesos(amountCents),
        }))}
      />
    </FormDialog>
  );
}
