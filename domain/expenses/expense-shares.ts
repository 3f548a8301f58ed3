import { z } from 'zod';
import type { PlainKey } from '../error-messages/error-messages.ts';
import { amountInPesos } from './expense.ts';
import { expenseLimits } from './expense-kinds.ts';

/** The pets that an invoice is divided over, as somebody writes them. Issues carry message keys. */
const shares = z
  .array(
    z.object({
      petId: z.string(),
      /** Without one, an equal part of what the others leave. */
      amount: amountInPesos.nullish(),
    }),
  )
  .max(expenseLimits.shares, { error: 'expenseSharesTooMany' })
  .refine((all) => new Set(all.map(({ petId }) => petId)).size === all.length, {
    error: 'expenseSharesTwice',
  });

/** Of a new expense. */
export const sharesInput = z.object({
  shares: shares.refine((all) => all.length > 1, { error: 'expenseSharesTooFew' }),
});

/** Of an invoice that is corrected; one share alone may be left of it. */
export const correctedSharesInput = z.object({ shares });

/**
 * Divides an amount to the centavo: those without an amount get equal parts of what the others leave, and the centavos that
 * remain go to the first of them, one each.
 * @returns what each gets, in centavos, or what is wrong
 */
export function divideInvoice(
  totalCents: number,
  amounts: readonly (number | null | undefined)[],
): number[] | PlainKey {
  const left = totalCents - amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  const open = amounts.filter((amount) => amount == null).length;
  if (open === 0) return left === 0 ? amounts.map(Number) : 'expenseSharesSum';
  // Nobody gets less than a centavo.
  if (left < open) return 'expenseSharesLeft';
  const equal = Math.floor(left / open);
  let remainder = left % open;
  return amounts.map((amount) => {
    if (amount != null) return amount;
    remainder -= 1;
    return remainder >= 0 ? equal + 1 : equal;
  });
}
