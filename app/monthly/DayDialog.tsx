import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useMonthlyText } from '#app/i18n/monthly/use-monthly-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { OwnMonthly } from '#domain/donations/monthly-calls.ts';
import { changeMonthlyDay, type MonthlyChange } from '#domain/donations/monthly-change-calls.ts';
import { lastChargeDay } from '#domain/donations/monthly-request.ts';

interface Props {
  monthly: OwnMonthly;
  link: string | undefined;
  onSaved: (after: MonthlyChange) => void;
  onClose: () => void;
}

const days = Array.from({ length: lastChargeDay }, (_, index) => String(index + 1));

export function DayDialog({ monthly, link, onSaved, onClose }: Props) {
  const text = useMonthlyText().day;
  const language = useLanguage();
  const now = new Date(monthly.billing.nextAt ?? monthly.startedAt).getDate();
  const form = useForm({
    defaults: { day: String(Math.min(now, lastChargeDay)) },
    fieldOf: { dia: 'day' },
    async send({ day }) {
      onSaved(await call(changeMonthlyDay, { day: Number(day), link, language }));
      onClose();
    },
  });
  return (
    <FormDialog title={text.title} words={{ save: text.save }} form={form} onClose={onClose}>
      <SelectField
        {...form.field('day')}
        label={text.label}
        hint={text.hint}
        options={days.map((day) => ({ value: day, label: day }))}
      />
    </FormDialog>
  );
}
