import { useCall } from '#app/api/use-call.ts';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import type { Form } from '#app/forms/use-form.ts';
import { useExpensesText } from '#app/i18n/expenses/use-expenses-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type FoundExpense, findExpenseCampaigns } from '#domain/expenses/expense-calls.ts';
import { expenseLimits } from '#domain/expenses/expense-kinds.ts';
import type { ExpenseValues } from './expense-values.ts';
import { useExpenseWords } from './use-expense-words.ts';

interface Props {
  /** YYYY-MM-DD */
  today: string;
  /** Whether it is asked who paid. */
  asksPayer: boolean;
  /** Whether it may name a campaign. */
  campaigns: boolean;
  expense: FoundExpense | undefined;
  field: Form<ExpenseValues>['field'];
}

export function ExpenseFields({ today, asksPayer, campaigns, expense, field }: Props) {
  const text = useExpensesText().form;
  const { categories, payers } = useExpenseWords();
  return (
    <>
      <TextField label={text.supplier} hint={text.supplierHint} {...field('supplier')} />
      <TextField
        label={text.amount}
        hint={text.amountHint}
        inputMode="decimal"
        {...field('amount')}
      />
      <TextField label={text.onDate} type="date" max={today} {...field('onDate')} />
      <SelectField
        label={text.category}
        {...field('category')}
        empty={text.choose}
        options={categories}
      />
      {asksPayer && <SelectField label={text.payer} {...field('payer')} options={payers} />}
      {campaigns && <CampaignField expense={expense} field={field} />}
      <TextField
        multiline
        rows={2}
        label={text.note}
        {...field('note')}
        maxLength={expenseLimits.note}
      />
    </>
  );
}

/** Whose gifts are to pay it; where there are none nobody is asked. */
function CampaignField({ expense, field }: Pick<Props, 'expense' | 'field'>) {
  const text = useExpensesText().form;
  const language = useLanguage();
  const { data: started = [] } = useCall(findExpenseCampaigns, {});
  const options = [...started, ...(expense?.campaign ? [expense.campaign] : [])];
  if (options.length === 0) return null;
  const byId = new Map(options.map(({ id, title }) => [id, title[language]]));
  return (
    <SelectField
      key={options.length}
      label={text.campaign}
      hint={text.campaignHint}
      {...field('campaignId')}
      empty={text.noCampaign}
      options={[...byId].map(([value, label]) => ({ value, label }))}
    />
  );
}
