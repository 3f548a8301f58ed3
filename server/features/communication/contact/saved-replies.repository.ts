import type { SavedReply } from '#domain/contact/saved-reply.ts';
import type { Tx } from '#server/db/database.ts';

export const findSavedReplies = (query: Tx['query']): Promise<SavedReply[]> =>
  query
    .selectFrom('saved_replies')
    .select(['id', 'name', 'text_es as es', 'text_en as en'])
    .orderBy('name')
    .orderBy('id')
    .execute();

export async function countSavedReplies({ query }: Tx): Promise<number> {
  const { total } = await query
    .selectFrom('saved_replies')
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function insertSavedReply(
  { query }: Tx,
  { id, name, es, en }: SavedReply,
  now: string,
): Promise<void> {
  const row = { id, created_at: now, name, text_es: es, text_en: en };
  await query.insertInto('saved_replies').values(row).execute();
}

/** @returns false where there is none */
export async function updateSavedReply(
  { query }: Tx,
  { id, name, es, en }: SavedReply,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('saved_replies')
    .set({ name, text_es: es, text_en: en })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns its name; undefined where there is none */
export async function deleteSavedReply({ query }: Tx, id: string): Promise<string | undefined> {
  const deleted = await query
    .deleteFrom('saved_replies')
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return deleted?.name;
}
