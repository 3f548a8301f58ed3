import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** What money was spent on, in the order in which people are asked. */
export const expenseCategory = vocabulary({
  consultation: 'consulta',
  vaccines: 'vacunas',
  surgery: 'cirugia',
  laboratory: 'laboratorio',
  medicine: 'medicamentos',
  food: 'alimento',
  transport: 'transporte',
  boarding: 'pension',
  other: 'otro',
});
export type ExpenseCategory = ValueOf<typeof expenseCategory>;

/** Out of whose pocket it was paid; what the organisation paid belongs to its books. */
export const expensePayer = vocabulary({ caretaker: 'responsable', organisation: 'organizacion' });
export type ExpensePayer = ValueOf<typeof expensePayer>;

export const expenseLimits = {
  /** That are kept of a pet. */
  ofPet: 1_000,
  /** Of one expense, or of all shares of an invoice. */
  files: 5,
  /** Pets that an invoice is divided over. */
  shares: 30,
  /** Months that sums over all pets span. */
  months: 36,
  /** In one answer, those with the largest sums. */
  suppliers: 20,
  /** Days for which a deleted one can be brought back. */
  undoDays: 1,
  /** Centavos: beyond it, an amount is a slip of the finger. */
  largestCents: 10_000_000_00,
  yearsBack: 10,
  note: 1_000,
  /** Characters of an invoice's XML; usual ones have some five thousand. */
  cfdi: 300_000,
} as const;
