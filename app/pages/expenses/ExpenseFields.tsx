import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import type { Form } from '#app/forms/use-form.ts';
import { useExpensesText } from '#app/i18n/expenses/use-expenses-text.ts';
import { expenseLimits } from '#domain/expenses/expense-kinds.ts';
import type { ExpenseValues } from './expense-values.ts';
import { useExpenseWords } from './use-expense-words.ts';

interface Props {
  /** YYYY-MM-DD */
  today: string;
  /** Whether it is asked who paid. */
  asksPayer: boolean;
  field: Form<ExpenseValues>['field'];
}

export function ExpenseFields({ today, asksPayer, field }: Props) {
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
