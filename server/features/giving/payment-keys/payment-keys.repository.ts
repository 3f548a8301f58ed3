import type { KeyedProvider } from '#domain/payment-keys/payment-keys.ts';
import type { Tx } from '#server/db/database.ts';

export interface StoredPaymentKeys {
  provider: KeyedProvider;
  /** JSON, sealed for its provider. */
  sealed: string;
  ending: string;
  setAt: string;
  setBy: string;
}

export async function findPaymentKeys(query: Tx['query']): Promise<StoredPaymentKeys[]> {
  const rows = await query.selectFrom('payment_keys').selectAll().orderBy('provider').execute();
  return rows.map(({ provider, sealed, ending, set_at, set_by }) => ({
    provider,
    sealed,
    ending,
    setAt: set_at,
    setBy: set_by,
  }));
}

export async function putPaymentKeys(
  { query }: Tx,
  { provider, sealed, ending, setAt, setBy }: StoredPaymentKeys,
): Promise<void> {
  const row = { sealed, ending, set_at: setAt, set_by: setBy };
  await query
    .insertInto('payment_keys')
    .values({ provider, ...row })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet(row))
    .execute();
}

/** @returns whether there were any */
export async function deletePaymentKeys({ query }: Tx, provider: KeyedProvider): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('payment_keys')
    .where('provider', '=', provider)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
