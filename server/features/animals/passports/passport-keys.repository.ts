import type { Tx } from '#server/db/database.ts';

type Query = Tx['query'];

export interface StoredKey {
  id: string;
  /** base64url */
  publicKey: string;
  sealedKey: string;
}

export async function findCurrentKey(query: Query): Promise<StoredKey | undefined> {
  const row = await query
    .selectFrom('passport_keys')
    .select(['id', 'public_key as publicKey', 'sealed_key'])
    .where('current', '=', 1)
    .executeTakeFirst();
  return row && { id: row.id, publicKey: row.publicKey, sealedKey: row.sealed_key ?? '' };
}

/** All whose passports count, the newest first. */
export const findPublishedKeys = (query: Query): Promise<{ id: string; publicKey: string }[]> =>
  query
    .selectFrom('passport_keys')
    .select(['id', 'public_key as publicKey'])
    .where('withdrawn_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** It signs nothing any more, and cannot. */
export async function retireKey({ query }: Tx, id: string): Promise<void> {
  await query
    .updateTable('passport_keys')
    .set({ current: null, sealed_key: null })
    .where('id', '=', id)
    .execute();
}

/** What they have signed counts for nothing from here on. */
export async function withdrawKeys({ query }: Tx, withdrawnAt: string): Promise<void> {
  await query
    .updateTable('passport_keys')
    .set({ withdrawn_at: withdrawnAt })
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Unless another process was faster. */
export async function insertCurrentKey(
  { query }: Tx,
  { id, publicKey, sealedKey }: StoredKey,
  createdAt: string,
): Promise<void> {
  await query
    .insertInto('passport_keys')
    .values({
      id,
      public_key: publicKey,
      sealed_key: sealedKey,
      current: 1,
      created_at: createdAt,
      withdrawn_at: null,
    })
    .onConflict((conflict) => conflict.column('current').doNothing())
    .execute();
}
