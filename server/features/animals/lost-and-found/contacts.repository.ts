import type { ContactState } from '#domain/lost-and-found/notice-machine.ts';
import type { Tx } from '#server/db/database.ts';
import type { NoticeContactsTable, NoticeEntriesTable } from '#server/db/tables/lost-and-found.ts';
import { sameEmail } from '#server/features/kits/querying/same-email.ts';

type Query = Tx['query'];
export type NoticeContact = NoticeContactsTable;
export type NoticeEntry = NoticeEntriesTable;

export async function insertContact({ query }: Tx, contact: NoticeContact): Promise<void> {
  await query.insertInto('notice_contacts').values(contact).execute();
}

export async function insertEntry({ query }: Tx, entry: NoticeEntry): Promise<void> {
  await query.insertInto('notice_entries').values(entry).execute();
}

export const findContact = (query: Query, id: string): Promise<NoticeContact | undefined> =>
  query.selectFrom('notice_contacts').selectAll().where('id', '=', id).executeTakeFirst();

/** The oldest first: of one notice at most `mostContacts`. */
export async function findContacts(
  query: Query,
  noticeIds: readonly string[],
): Promise<NoticeContact[]> {
  if (noticeIds.length === 0) return [];
  return query
    .selectFrom('notice_contacts')
    .selectAll()
    .where('notice_id', 'in', noticeIds)
    .orderBy('id')
    .execute();
}

/** Of one conversation at most `mostContactEntries`. */
export async function findEntries(
  query: Query,
  contactIds: readonly string[],
): Promise<NoticeEntry[]> {
  if (contactIds.length === 0) return [];
  return query
    .selectFrom('notice_entries')
    .selectAll()
    .where('contact_id', 'in', contactIds)
    .orderBy('id')
    .execute();
}

export async function setContactState(
  { query }: Tx,
  id: string,
  state: ContactState,
): Promise<void> {
  await query.updateTable('notice_contacts').set({ state }).where('id', '=', id).execute();
}

/** Of the mailbox that an account has shown to be its own, in portions of the export's size. */
export const findContactsOf = (query: Query, email: string, most = 500): Promise<NoticeContact[]> =>
  query
    .selectFrom('notice_contacts')
    .selectAll()
    .where(sameEmail('email', email))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

export async function moveContacts(
  { query }: Tx,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await query
    .updateTable('notice_contacts')
    .set({ email: to })
    .where(sameEmail('email', from))
    .execute();
}

/** With what was written in them. */
export async function deleteContacts({ query }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query.deleteFrom('notice_contacts').where('id', 'in', ids).execute();
}

/** Messages that nobody has confirmed since then. */
export async function deletePending({ query }: Tx, before: string, most: number): Promise<void> {
  const old = query
    .selectFrom('notice_contacts')
    .select('id')
    .where('state', '=', 'pending')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(most);
  await query.deleteFrom('notice_contacts').where('id', 'in', old).execute();
}

/** How many conversations of each notice its author has blocked. */
export async function countBlocked(
  query: Query,
  noticeIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (noticeIds.length === 0) return new Map();
  const rows = await query
    .selectFrom('notice_contacts')
    .select((eb) => ['notice_id as id', eb.fn.countAll<number | string>().as('total')])
    .where('notice_id', 'in', noticeIds)
    .where('state', '=', 'blocked')
    .groupBy('notice_id')
    .execute();
  return new Map(rows.map(({ id, total }) => [id, Number(total)]));
}
