import { type Selectable, sql } from 'kysely';
import type { ContactMessageInput } from '#domain/contact/contact-message.ts';
import type { DocumentStatus } from '#domain/document-status.ts';
import type { Language } from '#domain/language.ts';
import type { Paged } from '#domain/paging.ts';
import { foldKeepingEnye, foldText } from '#domain/text.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { ContactMessagesTable } from '#server/db/tables.ts';
import { pageOfRows } from '../querying/page-of-rows.ts';
import type { RowQuery } from '../querying/row-query.ts';
import type { Source } from '../querying/sql-predicates.ts';

export interface ContactMessage extends ContactMessageInput {
  id: string;
  /** Instant, UTC ISO 8601. */
  createdAt: string;
  folio: number;
  status: DocumentStatus;
  language: Language;
}

export type ContactField = keyof ContactMessage;

const sources: Record<ContactField, Source> = {
  id: { column: 'id', type: 'text' },
  createdAt: { column: 'created_at', type: 'text' },
  folio: { column: 'folio', type: 'number' },
  status: { column: 'status', type: 'choice' },
  name: { column: 'name', type: 'text', search: 'name_search' },
  email: { column: 'email', type: 'text', longest: 254 },
  subject: { column: 'subject', type: 'text', longest: 200 },
  message: {
    column: 'message',
    type: 'text',
    search: 'message_search',
    searchKeepsEnye: true,
    longest: 5_000,
  },
  language: { column: 'language', type: 'choice' },
};

const columns = sql`id, created_at as "createdAt", folio, status, name, email, subject, message, language`;

export async function insertMessage({ query }: Tx, message: ContactMessage): Promise<void> {
  const { createdAt, ...rest } = message;
  await query
    .insertInto('contact_messages')
    .values({
      ...rest,
      created_at: createdAt,
      name_search: foldText(message.name),
      message_search: foldKeepingEnye(message.message),
    })
    .execute();
}

/** The same person's same words, written at this instant or later. */
export async function findSameMessage(
  { query }: Tx,
  { email, subject, message }: ContactMessageInput,
  since: string,
): Promise<ContactMessage | undefined> {
  const row = await query
    .selectFrom('contact_messages')
    .selectAll()
    .where('created_at', '>=', since)
    .where('email', '=', email)
    .where('subject', '=', subject)
    .where('message', '=', message)
    .executeTakeFirst();
  return row && fromRow(row);
}

export function pageOfMessages(
  database: Database,
  query: RowQuery<ContactField>,
): Promise<Paged<ContactMessage>> {
  return pageOfRows<ContactMessage, ContactField>(
    database,
    'contact_messages',
    columns,
    sources,
    query,
  );
}

/** @returns whether there was one */
export async function deleteMessage({ query }: Tx, folio: number): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('contact_messages')
    .where('folio', '=', folio)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function fromRow(row: Selectable<ContactMessagesTable>): ContactMessage {
  const { created_at, name_search: _, message_search: __, status, language, ...rest } = row;
  return {
    ...rest,
    createdAt: created_at,
    status: status as DocumentStatus,
    language: language as Language,
  };
}
