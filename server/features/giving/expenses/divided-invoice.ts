import { v7 as uuid } from 'uuid';
import { invalid } from '#domain/errors.ts';
import type { Expense, ExpenseShare } from '#domain/expenses/expense.ts';
import {
  correctedSharesInput,
  divideInvoice,
  sharesInput,
} from '#domain/expenses/expense-shares.ts';
import { valid } from '#server/features/kits/valid.ts';

/** What a pet gets of an invoice; `share` is null where there is no other. */
export interface PetPart {
  petId: string | null;
  amountCents: number;
  share: ExpenseShare | null;
}

/**
 * The pets of a new expense.
 * @param shares as `sharesInput` takes them; undefined: all is of `petId`
 * @throws AppError invalid
 */
export function partsOf(petId: string | null, amountCents: number, shares: unknown): PetPart[] {
  if (shares === undefined) return [{ petId, amountCents, share: null }];
  if (petId !== null) throw invalid({ shares: ['expenseSharesOrPet'] });
  const said = valid(sharesInput, { shares }).shares;
  const amounts = divided(amountCents, said);
  const invoiceId = uuid();
  return said.map((one, index) => ({
    petId: one.petId,
    amountCents: amounts[index] ?? 0,
    share: { invoiceId, number: index + 1, of: said.length, invoiceCents: amountCents },
  }));
}

/**
 * What a corrected invoice comes to. Its pets stay; the shares of pets that there are no more stay as they are, beside the
 * amount that is said.
 * @param shares as `sharesInput` takes them; undefined: nobody's share changes
 * @throws AppError invalid
 */
export function correctedAmounts(
  whole: readonly Expense[],
  expense: Expense,
  amountCents: number,
  shares: unknown,
): Expense[] {
  const { share } = expense;
  if (share === null) {
    if (shares !== undefined) throw invalid({ shares: ['expenseSharesPets'] });
    return [{ ...expense, amountCents }];
  }
  if (shares === undefined) {
    if (amountCents !== expense.amountCents) throw invalid({ shares: ['expenseSharesPets'] });
    return [...whole];
  }
  const said = valid(correctedSharesInput, { shares }).shares;
  const known = whole.filter(({ petId }) => petId !== null);
  const isSame =
    said.length === known.length && known.every((one) => said.some((x) => x.petId === one.petId));
  if (!isSame) throw invalid({ shares: ['expenseSharesPets'] });
  const amounts = divided(amountCents, said);
  const gone = share.invoiceCents - sumOf(known);
  return whole.map((one) => {
    const at = said.findIndex(({ petId }) => petId === one.petId);
    return {
      ...one,
      amountCents: amounts[at] ?? one.amountCents,
      share: one.share && { ...one.share, invoiceCents: gone + amountCents },
    };
  });
}

function divided(amountCents: number, said: readonly { amount?: number | null }[]): number[] {
  const amounts = divideInvoice(
    amountCents,
    said.map((one) => one.amount),
  );
  if (typeof amounts === 'string') throw invalid({ shares: [amounts] });
  return amounts;
}

const sumOf = (expenses: readonly Expense[]): number =>
  expenses.reduce((sum, { amountCents }) => sum + amountCents, 0);
