import type { Selectable } from 'kysely';
import type { ContentKey } from '#domain/content/content-documents.ts';
import type { Stored } from '#domain/content/stored-content.ts';
import type { Tx } from '#server/db/database.ts';
import type { ContentTables } from '#server/db/tables/content.ts';
import { countAtMost } from '#server/features/kits/querying/count-at-most.ts';

type Query = Tx['query'];

export interface Entry {
  key: ContentKey;
  publishedVersion: number;
  draft: Stored | undefined;
  /** Compared before the next draft is stored. */
  revision: number;
  savedAt: string | null;
  savedBy: string | null;
  openBy: string | null;
  openSince: string | null;
  openSeenAt: string | null;
}

export async function findEntries(query: Query): Promise<Entry[]> {
  return (await query.selectFrom('content_entries').selectAll().execute()).map(entryOf);
}

export async function findEntry(query: Query, key: ContentKey): Promise<Entry | undefined> {
  const row = await query
    .selectFrom('content_entries')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst();
  return row && entryOf(row);
}

function entryOf(row: Selectable<ContentTables['content_entries']>): Entry {
  return {
    key: row.key,
    publishedVersion: row.published_version,
    draft: row.draft_json === null ? undefined : JSON.parse(row.draft_json),
    revision: row.draft_revision,
    savedAt: row.draft_saved_at,
    savedBy: row.draft_saved_by,
    openBy: row.open_by,
    openSince: row.open_since,
    openSeenAt: row.open_seen_at,
  };
}

export async function addEntry({ query }: Tx, key: ContentKey): Promise<void> {
  await query
    .insertInto('content_entries')
    .values({
      key,
      published_version: 1,
      draft_json: null,
      draft_revision: 0,
      draft_saved_at: null,
      draft_saved_by: null,
      open_by: null,
      open_since: null,
      open_seen_at: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Drafts that somebody saved last. */
export const countDraftsBy = (
  { query }: Pick<Tx, 'query'>,
  accountId: string,
  most: number,
): Promise<number> =>
  countAtMost(
    { query },
    query
      .selectFrom('content_entries')
      .where('draft_json', 'is not', null)
      .where('draft_saved_by', '=', accountId),
    most,
  );

/** @returns false where the draft is another one by now: nothing was stored */
export async function storeDraft(
  { query }: Tx,
  key: ContentKey,
  revision: number,
  draft: { value: Stored | undefined; savedAt: string; savedBy: string },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('content_entries')
    .set({
      draft_json: draft.value === undefined ? null : JSON.stringify(draft.value),
      draft_revision: revision + 1,
      draft_saved_at: draft.savedAt,
      draft_saved_by: draft.savedBy,
    })
    .where('key', '=', key)
    .where('draft_revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function setPublished(tx: Tx, key: ContentKey, version: number): Promise<void> {
  await tx.query
    .updateTable('content_entries')
    .set({ published_version: version })
    .where('key', '=', key)
    .execute();
}

/** @returns how many documents there were with that version */
export async function endExamples(
  { query }: Tx,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const { numUpdatedRows } = await query
    .updateTable('content_entries')
    .set({ published_version: to })
    .where('published_version', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function setOpen(
  { query }: Tx,
  key: ContentKey,
  open: { by: string | null; since: string | null; seenAt: string | null },
): Promise<void> {
  await query
    .updateTable('content_entries')
    .set({ open_by: open.by, open_since: open.since, open_seen_at: open.seenAt })
    .where('key', '=', key)
    .execute();
}

/** Who wrote it is not told any more. */
export async function forgetEntryEditor({ query }: Tx, accountId: string): Promise<void> {
  await query
    .updateTable('content_entries')
    .set({ draft_saved_by: null })
    .where('draft_saved_by', '=', accountId)
    .execute();
  await query
    .updateTable('content_entries')
    .set({ open_by: null, open_since: null, open_seen_at: null })
    .where('open_by', '=', accountId)
    .execute();
}
