import { type SqlBool, sql } from 'kysely';
import type { ContactMessage } from '#domain/contact/message-fields.ts';
import type { Language } from '#domain/language.ts';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import { foldText } from '#domain/text.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { countAtMost } from '#server/features/kits/querying/count-at-most.ts';
import { messagesTable } from './contact.repository.ts';
import { repliesTo } from './message-replies.repository.ts';

/** What the team knows of a message besides what it says. */
export interface InboxMessage extends ContactMessage {
  /** When its sender last wrote. */
  activityAt: string;
  readAt: string | null;
  readBy: string | null;
  assignedTo: string | null;
}

export interface InboxQuery extends PageRequest {
  term: string;
  status?: ContactMessage['status'];
  /** An account, or nobody. */
  assigned?: { to: string | null };
  unread?: boolean;
  /** Nobody has answered since its sender last wrote; an answer that may not have arrived is none. */
  unanswered?: boolean;
  language?: Language;
}

/** Characters of all that a message is searched by. */
const longestSearch = 60_000;
/** As the acknowledgement tells it to the sender. */
const number = /^#?(\d{1,9})$/;
const activity = sql<string>`coalesce(activity_at, created_at)`;
/** As the index `contact_messages_unanswered` has it. */
const unanswered = sql<SqlBool>`(answered_at is null
  or answered_at < coalesce(activity_at, contact_messages.created_at))`;
/** A portal of the version before stores no text for this search. PostgreSQL has an index of it. */
const searched = sql<string>`coalesce(search_text, name_search || ' ' || message_search)`;

export const searchText = (...texts: readonly string[]): string =>
  foldText(texts.join(' ')).slice(0, longestSearch);

export async function pageOfInbox(
  { query, dialect }: Database,
  { page, limit, withTotal, ...filter }: InboxQuery,
): Promise<Paged<InboxMessage>> {
  const term = foldText(filter.term);
  const [, digits] = number.exec(term) ?? [];
  const hasFolio = digits && sql<SqlBool>`(series = '' and folio = ${Number(digits)})`;
  const holdsTerm = dialect.contains(searched, dialect.contained(term));
  const conditions = [
    sql<SqlBool>`1 = 1`,
    ...(filter.status ? [sql<SqlBool>`status = ${filter.status}`] : []),
    ...(term ? [hasFolio ? sql<SqlBool>`(${hasFolio} or ${holdsTerm})` : holdsTerm] : []),
    ...(filter.assigned?.to === null ? [sql<SqlBool>`assigned_to is null`] : []),
    ...(filter.assigned?.to ? [sql<SqlBool>`assigned_to = ${filter.assigned.to}`] : []),
    ...(filter.unanswered ? [unanswered] : []),
    ...(filter.unread ? [sql<SqlBool>`read_at is null`] : []),
    ...(filter.language ? [sql<SqlBool>`language = ${filter.language}`] : []),
  ];
  const found = sql`from contact_messages where ${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<object>`select * ${found}
    order by ${hasFolio ? sql`case when ${hasFolio} then 0 else 1 end, ` : sql``}${activity} desc, id desc
    limit ${limit} offset ${(page - 1) * limit}`.execute(query);
  const isWhole = page === 1 && rows.length < limit;
  if (isWhole || withTotal === false)
    return paged(rows.map(inboxMessage), rows.length, { page, limit });
  const counted = await sql<{ total: number }>`select count(*) as total ${found}`.execute(query);
  const total = Number(counted.rows[0]?.total ?? 0);
  return paged(rows.map(inboxMessage), total, { page, limit });
}

export async function findInboxMessage(
  query: Tx['query'],
  by: { folio: number } | { id: string },
): Promise<InboxMessage | undefined> {
  const row = await query
    .selectFrom('contact_messages')
    .selectAll()
    .$if('folio' in by, (rows) =>
      rows.where('series', '=', '').where('folio', '=', 'folio' in by ? by.folio : 0),
    )
    .$if('id' in by, (rows) => rows.where('id', '=', 'id' in by ? by.id : ''))
    .executeTakeFirst();
  return row && inboxMessage(row);
}

/** As `findInboxMessage`; nobody changes it until the end of the transaction. */
export async function lockMessage(
  { query }: Tx,
  by: { folio: number } | { id: string },
): Promise<InboxMessage | undefined> {
  const found = await findInboxMessage(query, by);
  if (!found) return undefined;
  // An update without a change, for it locks the row on PostgreSQL.
  const row = await query
    .updateTable('contact_messages')
    .set((eb) => ({ folio: eb.ref('folio') }))
    .where('id', '=', found.id)
    .returningAll()
    .executeTakeFirst();
  return row && inboxMessage(row);
}

/** Active ones that wait for an answer. */
export const waitingMessages = ({ query }: Pick<Database, 'query'>) =>
  query
    .selectFrom('contact_messages')
    .where('contact_messages.status', '=', sql.lit('active'))
    .where(unanswered);

export const countWaiting = (database: Database, most: number): Promise<number> =>
  countAtMost(database, waitingMessages(database), most);

/** Up to so many. */
export async function countUnread({ query }: Database, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from (
    select id from contact_messages where status = 'active' and read_at is null limit ${most}
  ) as unread`.execute(query);
  return Number(rows[0]?.total ?? 0);
}

/** Who was first stays: two colleagues may open it at once. */
export async function noteRead({ query }: Tx, id: string, by: string, now: string): Promise<void> {
  await query
    .updateTable('contact_messages')
    .set({ read_at: now, read_by: by })
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .execute();
}

export async function noteUnread({ query }: Tx, id: string): Promise<void> {
  await query
    .updateTable('contact_messages')
    .set({ read_at: null, read_by: null })
    .where('id', '=', id)
    .execute();
}

/** Whoever answers has read it. */
export async function noteAnswered(tx: Tx, id: string, by: string, now: string): Promise<void> {
  await noteRead(tx, id, by, now);
  await tx.query
    .updateTable('contact_messages')
    .set({ answered_at: now })
    .where('id', '=', id)
    .execute();
}

/** It waits for somebody again, who is told as of a new message. */
export async function noteNotAnswered({ query }: Tx, id: string): Promise<void> {
  await query
    .updateTable('contact_messages')
    .set({ read_at: null, read_by: null, answered_at: null, told_at: null })
    .where('id', '=', id)
    .execute();
}

/** @param isTold of what waits in it, as of a new message */
export async function assignMessage(
  { query }: Tx,
  id: string,
  to: string | null,
  { isTold }: { isTold: boolean },
): Promise<void> {
  await query
    .updateTable('contact_messages')
    .set({ assigned_to: to, ...(isTold && { told_at: null }) })
    .where('id', '=', id)
    .execute();
}

/** The thread is another one. @param activityAt set where its sender wrote, for who has to be told */
export async function noteThread({ query }: Tx, id: string, activityAt?: string): Promise<void> {
  const message = await findInboxMessage(query, { id });
  if (!message) return;
  const { name, email, subject, message: text } = message;
  const replies = await repliesTo(query, id);
  const search_text = searchText(name, email, subject, text, ...replies.map((one) => one.text));
  await query
    .updateTable('contact_messages')
    .set({ search_text, ...(activityAt && { activity_at: activityAt }) })
    .where('id', '=', id)
    .execute();
}

/**
 * Active messages that wait for an answer, of which colleagues were not told; oldest first. What somebody has read is left
 * out, but where another one has it in hand.
 */
export async function findUnnotified(
  query: Tx['query'],
  before: string,
  most: number,
): Promise<InboxMessage[]> {
  const { rows } = await sql<object>`select * from contact_messages
    where status = 'active' and ${unanswered} and ${activity} < ${before}
      and (read_at is null or assigned_to <> coalesce(read_by, ''))
      and (told_at is null or told_at < ${activity})
    order by ${activity}, id limit ${most}`.execute(query);
  return rows.map(inboxMessage);
}

export async function noteNotified(
  { query }: Tx,
  ids: readonly string[],
  now: string,
): Promise<void> {
  await query
    .updateTable('contact_messages')
    .set({ told_at: now })
    .where('id', 'in', ids)
    .execute();
}

function inboxMessage(row: object): InboxMessage {
  const { created_at, activity_at, read_at, read_by, assigned_to } = row as Record<
    string,
    string | null
  >;
  return {
    ...messagesTable.read(row),
    activityAt: activity_at ?? String(created_at),
    readAt: read_at ?? null,
    readBy: read_by ?? null,
    assignedTo: assigned_to ?? null,
  };
}
