import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useExpensesText } from '#app/i18n/expenses/use-expenses-text.ts';
import { expenseLimits } from '#domain/expenses/expense-kinds.ts';
import type { ExpenseWords } from './expense-calls.ts';
import { useExpenseWords } from './use-expense-words.ts';

/** As the wire names them. */
export const expenseFields = [
  'fecha',
  'categoria',
  'proveedor',
  'monto',
  'pagado_por',
  'nota',
] as const;
export type ExpenseField = (typeof expenseFields)[number];

interface Props {
  /** What they begin with. */
  initial: Partial<ExpenseWords>;
  /** YYYY-MM-DD */
  today: string;
  /** Whether it is asked who paid. */
  asksPayer: boolean;
  field: (name: ExpenseField) => { name: string; error: string | undefined };
}

export function ExpenseFields({ initial, today, asksPayer, field }: Props) {
  const text = useExpensesText().form;
  const { categories, payers } = useExpenseWords();
  return (
    <>
      <TextField
        label={text.supplier}
        hint={text.supplierHint}
        {...field('proveedor')}
        defaultValue={initial.proveedor ?? ''}
      />
      <TextField
        label={text.amount}
        hint={text.amountHint}
        inputMode="decimal"
        {...field('monto')}
        defaultValue={initial.monto ?? ''}
      />
      <TextField
        label={text.onDate}
        type="date"
        max={today}
        {...field('fecha')}
        defaultValue={initial.fecha ?? today}
      />
      <SelectField
        label={text.category}
        {...field('categoria')}
        defaultValue={initial.categoria ?? ''}
        empty={text.choose}
        options={categories}
      />
      {asksPayer && (
        <SelectField
          label={text.payer}
          {...field('pagado_por')}
          defaultValue={initial.pagado_por ?? 'organizacion'}
          options={payers}
        />
      )}
      <TextField
        multiline
        rows={2}
        label={text.note}
        {...field('nota')}
        defaultValue={initial.nota ?? ''}
        maxLength={expenseLimits.note}
      />
    </>
  );
}
