import { type Selectable, sql } from 'kysely';
import { mostReplies } from '#domain/contact/message-reply.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { sameEmail } from '#server/features/kits/querying/same-email.ts';

type Row = Tables['message_replies'];
export type StoredReply = Selectable<Row>;

export async function insertReply({ query }: Tx, reply: Row): Promise<void> {
  await query.insertInto('message_replies').values(reply).execute();
}

/** @returns false where the mail has been kept before */
export async function insertReceived({ query }: Tx, reply: Row): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('message_replies')
    .values(reply)
    .onConflict((conflict) => conflict.column('mail_key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function isReceived({ query }: Database, mailKey: string): Promise<boolean> {
  const row = await query
    .selectFrom('message_replies')
    .select('id')
    .where('mail_key', '=', mailKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of a thread, oldest first. */
export const repliesTo = (query: Tx['query'], messageId: string): Promise<StoredReply[]> =>
  query
    .selectFrom('message_replies')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostReplies)
    .execute();

/** Of all threads of these messages. */
export const repliesOf = (query: Tx['query'], messageIds: readonly string[]) =>
  query
    .selectFrom('message_replies')
    .selectAll()
    .where('message_id', 'in', messageIds)
    .orderBy('message_id')
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const findReply = (query: Tx['query'], id: string): Promise<StoredReply | undefined> =>
  query.selectFrom('message_replies').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * Before the mail server has all of it: whatever happens then, it may have left.
 * @returns false where another try has offered it
 */
export async function offerReply({ query }: Database, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('message_replies')
    .set({ offered_at: now })
    .where('id', '=', id)
    .where('delivery', '=', 'waiting')
    .where('offered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** It surely has not left: the next try may offer it. */
export async function withdrawOffer({ query }: Database, id: string): Promise<void> {
  await query
    .updateTable('message_replies')
    .set({ offered_at: null })
    .where('id', '=', id)
    .where('delivery', '=', 'waiting')
    .execute();
}

export async function settleReply(
  { query }: Pick<Tx, 'query'>,
  id: string,
  end: Pick<Row, 'delivery'> & { sent_at?: string },
): Promise<void> {
  await query
    .updateTable('message_replies')
    .set(end)
    .where('id', '=', id)
    .where('delivery', '!=', 'sent')
    .execute();
}

/** @returns false where it is on its way, or has left */
export async function sendReplyAgain({ query }: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('message_replies')
    .set({ delivery: 'waiting', offered_at: null })
    .where('id', '=', id)
    .where('delivery', 'in', ['refused', 'uncertain'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteReplies({ query }: Tx, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length === 0) return;
  await query.deleteFrom('message_replies').where('message_id', 'in', messageIds).execute();
}

/** What came from an address, into whichever threads. @returns the ids of their messages */
export async function deleteReceivedFrom({ query }: Tx, email: string): Promise<Set<string>> {
  const deleted = await query
    .deleteFrom('message_replies')
    .where(sameEmail('from_email', email))
    .returning('message_id')
    .execute();
  return new Set(deleted.map((row) => row.message_id));
}

/** What an account answered, for what is taken out of the portal about it. */
export const repliesBy = ({ query }: Database, authorId: string) =>
  query
    .selectFrom('message_replies')
    .select(['created_at as createdAt', 'text'])
    .where('author_id', '=', authorId)
    .orderBy('created_at')
    .execute();

/** Answers of the organisation stay, without who wrote them. */
export async function forgetColleague({ query }: Tx, id: string): Promise<void> {
  await query
    .updateTable('message_replies')
    .set({ author_id: null })
    .where('author_id', '=', id)
    .execute();
  for (const column of ['read_by', 'assigned_to'] as const) {
    await sql`update contact_messages set ${sql.ref(column)} = null
      where ${sql.ref(column)} = ${id}`.execute(query);
  }
}
