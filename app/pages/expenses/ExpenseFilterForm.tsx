import { Button, ButtonLink } from '#app/components/Button.tsx';
import { QueryForm } from '#app/components/QueryForm.tsx';
import { DateRangeFields } from '#app/forms/DateRangeFields.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useExpensesText } from '#app/i18n/expenses/use-expenses-text.ts';
import styles from './Expenses.module.css';
import type { ExpenseFilters } from './expense-calls.ts';
import { useExpenseWords } from './use-expense-words.ts';

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
    { name: 'category', options: categories },
    { name: 'payer', options: payers },
    ...(ofAll
      ? [{ name: 'of', options: [{ value: 'generales', label: text.generalOnly }] } as const]
      : []),
  ] as const;
  const labels = { category: text.category, payer: text.payer, of: text.general };
  return (
    <details className={styles.folded} open={isFiltered} key={JSON.stringify(filters)}>
      <summary>{text.title}</summary>
      <QueryForm className={styles.filters} role="search">
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
        <div className={styles.filterActions}>
          <Button type="submit" size="small" icon="filter" variant="outline">
            {text.apply}
          </Button>
          {isFiltered && (
            <ButtonLink to="?" size="small" variant="quiet" preventScrollReset>
              {text.clear}
            </ButtonLink>
          )}
        </div>
      </QueryForm>
    </details>
  );
}
