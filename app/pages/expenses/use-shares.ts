import { type RefObject, useCallback, useEffect, useState } from 'react';
import { divideInvoice } from '#domain/expenses/expense-shares.ts';
import { parsePesos } from '#domain/money.ts';
import { cents, type Expense } from './expense-calls.ts';
import type { SharePet } from './share-pets.ts';

export type SaidShares = { mascota_id: string; monto: string | null }[] | undefined;

/** What is corrected: the expense, or what all shares of its invoice come to whose pets are there. */
export function amountOf(expense: Expense | undefined): number | undefined {
  const pets = petsOf(expense);
  if (!pets) return expense?.monto;
  return pets.reduce((sum, { amount }) => sum + cents(amount), 0) / 100;
}

const petsOf = (expense: Expense | undefined) =>
  expense?.factura_dividida?.mascotas.flatMap(({ mascota_id, mascota, monto }) =>
    mascota_id === null ? [] : [{ id: mascota_id, name: mascota, amount: monto }],
  );

/** The pets over which an invoice is divided as it is written; undefined where it is not. */
export function useShares(expense: Expense | undefined, place: RefObject<HTMLFormElement | null>) {
  const [pets, setPets] = useState<(SharePet & { amount?: number })[] | undefined>(() =>
    petsOf(expense),
  );
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  /** As the form stands, or with an amount that is just being filled in. */
  const divide = useCallback(
    (amount?: number) => {
      const said = place.current ? Object.fromEntries(new FormData(place.current)) : {};
      setTyped({
        ...(said as Record<string, string>),
        ...(amount !== undefined && { monto: String(amount) }),
      });
    },
    [place],
  );
  // A pet more or less moves the fields of the others.
  useEffect(() => {
    if (pets) divide();
  }, [pets, divide]);
  const amounts = pets?.map((pet, index) => typed[nameOf(index)] ?? String(pet.amount ?? ''));
  const total = parsePesos(typed.monto ?? String(amountOf(expense) ?? ''));

  return {
    pets,
    preview: amounts && total !== undefined ? previewOf(total, amounts) : undefined,
    choose: setPets,
    divide,
    said: (values: Readonly<Record<string, string>>): SaidShares =>
      pets?.map(({ id }, index) => ({
        mascota_id: id,
        monto: values[nameOf(index)]?.trim() || null,
      })),
  };
}

const nameOf = (index: number) => `partes.${index}.monto`;

/** undefined where it does not add up yet. */
function previewOf(total: number, amounts: readonly string[]): number[] | undefined {
  const known = amounts.map((text) =>
    text.trim() === '' ? null : (parsePesos(text) ?? Number.NaN),
  );
  const shares = divideInvoice(total, known);
  return typeof shares === 'string' || shares.some(Number.isNaN) ? undefined : shares;
}
