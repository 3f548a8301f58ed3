import { useCall } from '#app/api/use-call.ts';
import { DateRangeFields } from '#app/forms/DateRangeFields.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useExpensesText } from '#app/i18n/expenses/use-expenses-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { FilterForm } from '#app/lists/FilterForm.tsx';
import { findExpenseCampaigns } from '#domain/expenses/expense-calls.ts';
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
  /** The campaign's id. */
  campaign: string;
}

/** The filters' names in the address. */
export const filterParams = {
  from: 'desde',
  to: 'hasta',
  category: 'categoria',
  payer: 'pagado_por',
  of: 'de',
  campaign: 'campana',
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
  const language = useLanguage();
  const named = useCall(findExpenseCampaigns, {}, { isWanted: ofAll }).data ?? [];
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
    ...(named.length > 0
      ? [
          {
            name: 'campaign',
            options: named.map(({ id, title }) => ({ value: id, label: title[language] })),
          } as const,
        ]
      : []),
  ] as const;
  const labels = {
    category: text.category,
    payer: text.payer,
    of: text.general,
    campaign: text.campaign,
  };
  return (
    <FilterForm
      key={JSON.stringify([filters, named.length])}
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
