import type { FoundExpense } from '#domain/expenses/expense-calls.ts';

/** What a pet gets of an invoice, as it is typed. */
export interface TypedShare {
  petId: string;
  petName: string;
  amount: string;
}

/** What the form holds. */
export interface ExpenseValues {
  supplier: string;
  amount: string;
  onDate: string;
  category: string;
  payer: string;
  note: string;
  /** '': none. */
  campaignId: string;
  shares: TypedShare[];
  /** For a pet that is not among them yet. */
  petSearch: string;
}

/** @param expense undefined: a new one */
export function valuesOf(expense: FoundExpense | undefined, today: string): ExpenseValues {
  const shares = sharesOf(expense);
  const cents = shares
    ? shares.reduce((sum, { amountCents }) => sum + amountCents, 0)
    : expense?.amountCents;
  return {
    supplier: expense?.supplier ?? '',
    amount: pesos(cents),
    onDate: expense?.onDate ?? today,
    category: expense?.category ?? '',
    payer: expense?.payer ?? 'organisation',
    note: expense?.note ?? '',
    campaignId: expense?.campaign?.id ?? '',
    shares: (shares ?? []).map(({ amountCents, ...pet }) => ({
      ...pet,
      amount: pesos(amountCents),
    })),
    petSearch: '',
  };
}

/** Of an invoice that is divided, those of the pets that are there. */
const sharesOf = (expense: FoundExpense | undefined) =>
  expense?.invoice?.shares.flatMap(({ petId, petName, amountCents }) =>
    petId === null ? [] : [{ petId, petName, amountCents }],
  );

const pesos = (cents: number | undefined) => (cents === undefined ? '' : String(cents / 100));
