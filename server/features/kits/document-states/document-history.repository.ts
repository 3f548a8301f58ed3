import { type Expression, type Selectable, sql } from 'kysely';
import type { DocumentKind } from '#domain/documents/document.ts';
import { chainedKinds, type HistoryEntry, longestHistory } from '#domain/documents/history.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { DocumentHistoryTable } from '#server/db/tables/platform.ts';
import { isBefore, type Position } from '../querying/before.ts';
import { chained } from './history-chain.ts';

export interface NewEntry extends HistoryEntry {
  kind: DocumentKind;
  documentId: string;
  /** The state before; null of the first entry. */
  from: string | null;
  /** Of a chained kind: SHA-256 of what the entry is about, such as a contract. */
  about?: string;
}

/** Databases take no more than some ten thousand values in a query. */
const idsAtOnce = 1_000;

/** After whatever locks the document: two entries at once would take the same position. */
export async function addEntry({ query }: Tx, entry: NewEntry): Promise<void> {
  const { kind, documentId } = entry;
  const last =
    entry.from === null
      ? undefined
      : await query
          .selectFrom('document_history')
          .select(['position', 'digest'])
          .where('kind', '=', kind)
          .where('document_id', '=', documentId)
          .orderBy('position', 'desc')
          .limit(1)
          .executeTakeFirst();
  const position = (last?.position ?? 0) + 1;
  const row = {
    kind,
    document_id: documentId,
    position,
    transition: entry.transition,
    from_state: entry.from,
    to_state: entry.status,
    made_as: entry.madeAs,
    made_by: entry.madeBy,
    made_at: entry.at,
    words: entry.words,
    about: entry.about ?? null,
  };
  await query
    .insertInto('document_history')
    .values(
      chainedKinds.includes(kind) ? chained(row, last?.digest ?? null) : { ...row, ...unchained },
    )
    .execute();
  if (position <= longestHistory) return;
  await query
    .deleteFrom('document_history')
    .where('kind', '=', kind)
    .where('document_id', '=', documentId)
    .where('position', '>', 1)
    .where('position', '<=', position - longestHistory + 1)
    .execute();
}

const unchained = {
  maker_salt: null,
  maker_digest: null,
  words_salt: null,
  words_digest: null,
  previous_digest: null,
  digest: null,
} as const;

/** As they are stored, by document and position. */
export const findRows = (
  query: Tx['query'],
  kind: DocumentKind,
  ids: readonly string[],
): Promise<Selectable<DocumentHistoryTable>[]> =>
  query
    .selectFrom('document_history')
    .selectAll()
    .where('kind', '=', kind)
    .where('document_id', 'in', [...ids])
    .orderBy('document_id')
    .orderBy('position')
    .execute();

/** Digest of the latest entry of a chained kind. */
export async function latestDigest(
  query: Tx['query'],
  kind: DocumentKind,
  documentId: string,
): Promise<string | null> {
  const row = await query
    .selectFrom('document_history')
    .select('digest')
    .where('kind', '=', kind)
    .where('document_id', '=', documentId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.digest ?? null;
}

/** Of each document, from its beginning on. */
export async function findHistories(
  { query }: Database,
  kind: DocumentKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HistoryEntry[]>> {
  const found = new Map<string, HistoryEntry[]>();
  if (ids.length === 0) return found;
  for (const row of await findRows(query, kind, ids)) {
    const entries = found.get(row.document_id) ?? [];
    found.set(row.document_id, [...entries, entryFrom(row)]);
  }
  return found;
}

/**
 * A page of how documents of a kind came into some states, the latest first; a document's id names its entry.
 * @param asked.ids for a condition
 */
export async function entriesInto(
  query: Tx['query'],
  requested: {
    kind: DocumentKind;
    ids: Expression<string>;
    into: readonly string[];
  },
  { before, most }: { before: Position | undefined; most: number },
): Promise<{ id: string; documentId: string; at: string; state: string }[]> {
  const id = sql<string>`document_id || '.' || to_state`;
  const rows = await query
    .selectFrom('document_history')
    .select(['document_id', 'made_at', 'to_state', id.as('id')])
    .where('kind', '=', requested.kind)
    .where('document_id', 'in', requested.ids)
    .where('to_state', 'in', [...requested.into])
    .where(isBefore(sql<string>`made_at`, id, before))
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    documentId: row.document_id,
    at: row.made_at,
    state: row.to_state,
  }));
}

export async function deleteHistories(
  { query }: Tx,
  kind: DocumentKind,
  ids: readonly string[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    await query
      .deleteFrom('document_history')
      .where('kind', '=', kind)
      .where('document_id', 'in', ids.slice(from, from + idsAtOnce))
      .execute();
  }
}

/** What the account did, the oldest first, in portions. */
export async function* entriesBy(
  { query }: Database,
  accountId: string,
  portion = 250,
): AsyncGenerator<(HistoryEntry & { kind: DocumentKind })[]> {
  for (let offset = 0; ; offset += portion) {
    const rows = await query
      .selectFrom('document_history')
      .selectAll()
      .where('made_by', '=', accountId)
      .orderBy('made_at')
      .orderBy('kind')
      .orderBy('document_id')
      .orderBy('position')
      .limit(portion)
      .offset(offset)
      .execute();
    if (rows.length > 0) yield rows.map((row) => ({ ...entryFrom(row), kind: row.kind }));
    if (rows.length < portion) return;
  }
}

/** What somebody said as an owner goes with them; what was said for the organisation stays, without who said it. */
export async function forgetAccount({ query }: Tx, accountId: string): Promise<void> {
  await query
    .updateTable('document_history')
    .set({ words: '', words_salt: null })
    .where('made_by', '=', accountId)
    .where('made_as', '<>', 'staff')
    .execute();
  await query
    .updateTable('document_history')
    .set({ made_by: null, maker_salt: null })
    .where('made_by', '=', accountId)
    .execute();
}

function entryFrom(row: Selectable<DocumentHistoryTable>): HistoryEntry {
  return {
    at: row.made_at,
    transition: row.transition,
    status: row.to_state,
    madeAs: row.made_as,
    madeBy: row.made_by,
    words: row.words,
  };
}
