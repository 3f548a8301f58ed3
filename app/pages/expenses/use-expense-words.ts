import { longDate } from '#app/components/long-date.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { expenseCategory, expensePayer } from '#domain/expenses/expense-kinds.ts';
import { categoryNames, payerNames } from '#domain/expenses/expense-words.ts';
import { locale } from '#domain/language.ts';

/** How categories, payers, days and months are called. */
export function useExpenseWords() {
  const language = useLanguage();
  return {
    categoryOf: (word: string) =>
      categoryNames[expenseCategory.fromWire(word) ?? 'other'][language],
    payerOf: (word: string) => payerNames[expensePayer.fromWire(word) ?? 'caretaker'][language],
    dateOf: (date: string) => longDate(date, locale[language]),
    monthOf: (month: string) =>
      new Date(`${month}-01T00:00:00Z`).toLocaleDateString(locale[language], {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }),
    categories: expenseCategory.values.map((one) => ({
      value: expenseCategory.toWire(one),
      label: categoryNames[one][language],
    })),
    payers: expensePayer.values.map((one) => ({
      value: expensePayer.toWire(one),
      label: payerNames[one][language],
    })),
  };
}
