import type { Database, Tx } from '#server/db/database.ts';

type Query = Database['query'] | Tx['query'];

/** For good, whoever sends one. */
export async function insertRefusal(
  { query }: Tx,
  receiverKey: string,
  now: string,
): Promise<void> {
  await query
    .insertInto('card_refusals')
    .values({ receiver_key: receiverKey, created_at: now })
    .onConflict((conflict) => conflict.column('receiver_key').doNothing())
    .execute();
}

export async function isRefused(query: Query, receiverKey: string): Promise<boolean> {
  const row = await query
    .selectFrom('card_refusals')
    .select('receiver_key')
    .where('receiver_key', '=', receiverKey)
    .executeTakeFirst();
  return row !== undefined;
}
