import { useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { FoundExpense, SaidShares } from '#domain/expenses/expense-calls.ts';
import { divideInvoice } from '#domain/expenses/expense-shares.ts';
import { parsePesos } from '#domain/money.ts';
import type { ExpenseValues, TypedShare } from './expense-values.ts';
import type { SharePet } from './share-pets.ts';

/** The pets over which an invoice is divided as it is written; undefined where it is not. */
export function useShares(form: UseFormReturn<ExpenseValues>, expense: FoundExpense | undefined) {
  const [isDivided, setDivided] = useState(Boolean(expense?.invoice));
  const { append, remove, replace } = useFieldArray({ control: form.control, name: 'shares' });
  const [amount, typed] = form.watch(['amount', 'shares']);
  const total = parsePesos(amount);
  return {
    typed: isDivided ? typed : undefined,
    preview:
      isDivided && total !== undefined
        ? previewOf(
            total,
            typed.map((share) => share.amount),
          )
        : undefined,
    /** @param pets undefined: it is not divided */
    divide(pets: readonly SharePet[] | undefined) {
      setDivided(pets !== undefined);
      replace((pets ?? []).map(toShare));
    },
    add: (pet: SharePet) => append(toShare(pet), { shouldFocus: false }),
    remove,
    said: (shares: readonly TypedShare[]): SaidShares =>
      isDivided
        ? shares.map(({ petId, amount }) => ({ petId, amount: amount.trim() || null }))
        : undefined,
  };
}

const toShare = ({ id, name }: SharePet): TypedShare => ({ petId: id, petName: name, amount: '' });

/** undefined where it does not add up yet. */
function previewOf(total: number, amounts: readonly string[]): number[] | undefined {
  const known = amounts.map((text) =>
    text.trim() === '' ? null : (parsePesos(text) ?? Number.NaN),
  );
  const shares = divideInvoice(total, known);
  return typeof shares === 'string' || shares.some(Number.isNaN) ? undefined : shares;
}
