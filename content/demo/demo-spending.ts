import type { ExpenseCategory } from '#domain/expenses/expense-kinds.ts';

/** What gifts for these concepts pay in the demonstration, by the concepts' names. */
export const demoConcepts: Readonly<Record<string, ExpenseCategory>> = {
  Vacunas: 'vaccines',
  'Transporte de rescate': 'transport',
  'Camas y cobijas': 'other',
  Medicinas: 'medicine',
  'Material de limpieza': 'other',
  Desparasitación: 'medicine',
};

/** From then on gifts pay expenses. */
export const spendingDaysAgo = 240;
