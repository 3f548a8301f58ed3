import { sql } from 'kysely';
import { type ContactMessage, contactMessageFields } from '#domain/contact/message-fields.ts';
import type { DocumentKey } from '#domain/documents/document.ts';
import { foldText } from '#domain/text.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { columnsFrom } from '#server/db/entity-columns.ts';
import type { Tables } from '#server/db/tables.ts';
import type { StoreState } from '#server/features/kits/document-states/document-states.service.ts';
import { entityTable } from '#server/features/kits/querying/entity-table.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import { sameEmail } from '#server/features/kits/querying/same-email.ts';
import type { EmailMove } from '#server/features/people/accounts/email-move.ts';

export const messagesTable = entityTable('contact_messages', contactMessageFields);

export async function insertMessage(
  { query }: Tx,
  message: ContactMessage,
  searched: string,
): Promise<void> {
  const row = columnsFrom(contactMessageFields, message) as Tables['contact_messages'];
  const inbox = { activity_at: message.createdAt, search_text: searched };
  await query
    .insertInto('contact_messages')
    .values({ ...row, ...inbox })
    .execute();
}

export async function findMessage(
  { query }: Tx,
  { series, folio }: DocumentKey,
): Promise<Pick<ContactMessage, 'id' | 'status'> | undefined> {
  const row = await query
    .selectFrom('contact_messages')
    .select(['id', 'status'])
    .where('series', '=', series)
    .where('folio', '=', folio)
    .executeTakeFirst();
  return row as Pick<ContactMessage, 'id' | 'status'> | undefined;
}

export const storeMessageState: StoreState<ContactMessage['status'], object> = async (
  { query },
  id,
  from,
  { status },
) => {
  const { numUpdatedRows } = await query
    .updateTable('contact_messages')
    .set({ status })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** @returns its id; undefined where there is none */
export async function deleteMessage(
  { query }: Tx,
  { series, folio }: DocumentKey,
): Promise<string | undefined> {
  const deleted = await query
    .deleteFrom('contact_messages')
    .where('series', '=', series)
    .where('folio', '=', folio)
    .returning('id')
    .executeTakeFirst();
  return deleted?.id;
}

export const expiringMessages = expiringRows({
  table: 'contact_messages',
  key: 'id',
  // Who goes on writing has the whole conversation kept.
  since: sql`coalesce(activity_at, created_at)`,
});

export async function deleteMessages({ query }: Tx, ids: readonly string[]): Promise<void> {
  await query.deleteFrom('contact_messages').where('id', 'in', ids).execute();
}

const isFrom = (email: string) => sameEmail('email', email);

/** What the owner of the address wrote, oldest first. */
export function findMessagesFrom({ query }: Database, email: string) {
  return query
    .selectFrom('contact_messages')
    .select(['id', 'created_at as createdAt', 'name', 'email', 'subject', 'message'])
    .where(isFrom(email))
    .orderBy('created_at')
    .execute();
}

/** An answer to them reaches their author at the new address. */
export async function moveMessages({ query }: Tx, { from, to }: EmailMove): Promise<void> {
  const search_text = sql<string>`replace(search_text, ${foldText(from)}, ${foldText(to)})`;
  await query
    .updateTable('contact_messages')
    .set({ email: to, search_text })
    .where(isFrom(from))
    .execute();
  await query
    .updateTable('message_replies')
    .set({ from_email: to })
    .where(sameEmail('from_email', from))
    .execute();
}

/** @returns their ids */
export async function deleteMessagesFrom({ query }: Tx, email: string): Promise<string[]> {
  const deleted = await query
    .deleteFrom('contact_messages')
    .where(isFrom(email))
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}
