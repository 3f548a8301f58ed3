import { longDate } from '#app/components/long-date.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import {
  type ExpenseCategory,
  type ExpensePayer,
  expenseCategory,
  expensePayer,
} from '#domain/expenses/expense-kinds.ts';
import { categoryNames, payerNames } from '#domain/expenses/expense-words.ts';
import { locale } from '#domain/language.ts';

/** How categories, payers, days and months are called. */
export function useExpenseWords() {
  const language = useLanguage();
  return {
    categoryOf: (category: ExpenseCategory) => categoryNames[category][language],
    payerOf: (payer: ExpensePayer) => payerNames[payer][language],
    dateOf: (date: string) => longDate(date, locale[language]),
    monthOf: (month: string) =>
      new Date(`${month}-01T00:00:00Z`).toLocaleDateString(locale[language], {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }),
    categories: expenseCategory.values.map((one) => ({
      value: one,
      label: categoryNames[one][language],
    })),
    payers: expensePayer.values.map((one) => ({
      value: one,
      label: payerNames[one][language],
    })),
  };
}
