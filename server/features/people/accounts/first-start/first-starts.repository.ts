import type { Kysely } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

/** A first start that nobody has used. */
export async function findSalt(query: Kysely<Tables>): Promise<string | undefined> {
  const row = await query
    .selectFrom('first_starts')
    .select('salt')
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row?.salt;
}

/** Takes the place of one that was used; one that waits stays. */
export async function putFirstStart(
  query: Kysely<Tables>,
  salt: string,
  now: string,
): Promise<void> {
  const values = { salt, created_at: now, used_at: null };
  await query
    .insertInto('first_starts')
    .values({ only_one: 1, ...values })
    .onConflict((conflict) =>
      conflict.column('only_one').doUpdateSet(values).where('first_starts.used_at', 'is not', null),
    )
    .execute();
}

/** @returns false where somebody else has been first */
export async function useFirstStart({ query }: Tx, salt: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('first_starts')
    .set({ used_at: now })
    .where('salt', '=', salt)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
