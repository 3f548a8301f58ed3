import { DateRangeFields } from '#app/forms/DateRangeFields.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useExpensesText } from '#app/i18n/expenses/use-expenses-text.ts';
import { FilterForm } from '#app/lists/FilterForm.tsx';
import { expenseCategory, expensePayer } from '#domain/expenses/expense-kinds.ts';
import { useExpenseWords } from './use-expense-words.ts';

/** In the words of the address; '' is any. */
export interface ExpenseFilters {
  from: string;
  to: string;
  category: string;
  payer: string;
  /** 'generales': of no pet alone. */
  of: string;
}

/** The filters' names in the address. */
export const filterParams = {
  from: 'desde',
  to: 'hasta',
  category: 'categoria',
  payer: 'pagado_por',
  of: 'de',
} as const satisfies Record<keyof ExpenseFilters, string>;

interface Props {
  filters: ExpenseFilters;
  isFiltered: boolean;
  /** Of all pets and of none. */
  ofAll: boolean;
}

export function ExpenseFilterForm({ filters, isFiltered, ofAll }: Props) {
  const text = useExpensesText().filters;
  const { categories, payers } = useExpenseWords();
  const choices = [
    {
      name: 'category',
      options: categories.map(({ value, label }) => ({
        value: expenseCategory.toWire(value),
        label,
      })),
    },
    {
      name: 'payer',
      options: payers.map(({ value, label }) => ({ value: expensePayer.toWire(value), label })),
    },
    ...(ofAll
      ? [{ name: 'of', options: [{ value: 'generales', label: text.generalOnly }] } as const]
      : []),
  ] as const;
  const labels = { category: text.category, payer: text.payer, of: text.general };
  return (
    <FilterForm
      key={JSON.stringify(filters)}
      active={Object.values(filters).filter(Boolean).length}
      apply={text.apply}
      clear={isFiltered ? { label: text.clear, to: '?' } : undefined}
      more={
        <>
          {choices.map(({ name, options }) => (
            <SelectField
              key={name}
              label={labels[name]}
              name={filterParams[name]}
              options={options}
              empty={text.all}
              defaultValue={filters[name]}
            />
          ))}
          <DateRangeFields labels={text} names={filterParams} values={filters} />
        </>
      }
    />
  );
}
