import type { KeyedProvider } from '#domain/provider-keys/provider-keys.ts';
import type { Tx } from '#server/db/database.ts';

export interface StoredProviderKeys {
  provider: KeyedProvider;
  /** JSON, sealed for its provider. */
  sealed: string;
  /** What tells people which they are. */
  shown: string;
  setAt: string;
  setBy: string;
}

export async function findProviderKeys(query: Tx['query']): Promise<StoredProviderKeys[]> {
  const rows = await query.selectFrom('provider_keys').selectAll().orderBy('provider').execute();
  return rows.map(({ provider, sealed, ending, set_at, set_by }) => ({
    provider,
    sealed,
    shown: ending,
    setAt: set_at,
    setBy: set_by,
  }));
}

export async function putProviderKeys(
  { query }: Tx,
  { provider, sealed, shown, setAt, setBy }: StoredProviderKeys,
): Promise<void> {
  const row = { sealed, ending: shown, set_at: setAt, set_by: setBy };
  await query
    .insertInto('provider_keys')
    .values({ provider, ...row })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet(row))
    .execute();
}

/** @returns whether there were any */
export async function deleteProviderKeys({ query }: Tx, provider: KeyedProvider): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('provider_keys')
    .where('provider', '=', provider)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
