import type { Selectable } from 'kysely';
import type { ContentKey } from '#domain/content/content-documents.ts';
import type { Stored } from '#domain/content/stored-content.ts';
import type { Tx } from '#server/db/database.ts';
import type { ContentTables } from '#server/db/tables/content.ts';

type Query = Tx['query'];

export interface Version {
  key: ContentKey;
  number: number;
  createdAt: string;
  /** When it is to be published by itself. */
  publishAt: string | null;
  publishedAt: string | null;
  madeBy: string | null;
  note: string;
}

/** Newest first. */
export async function findVersions(
  query: Query,
  key: ContentKey,
  page: { before: number | undefined; limit: number },
): Promise<Version[]> {
  const rows = await query
    .selectFrom('content_versions')
    .select(['key', 'number', 'created_at', 'publish_at', 'published_at', 'made_by', 'note'])
    .where('key', '=', key)
    .$if(page.before !== undefined, (some) => some.where('number', '<', page.before ?? 0))
    .orderBy('number', 'desc')
    .limit(page.limit)
    .execute();
  return rows.map(versionOf);
}

type VersionRow = Omit<Selectable<ContentTables['content_versions']>, 'value_json'>;

const versionOf = (row: VersionRow): Version => ({
  key: row.key,
  number: row.number,
  createdAt: row.created_at,
  publishAt: row.publish_at,
  publishedAt: row.published_at,
  madeBy: row.made_by,
  note: row.note,
});

export async function publishedVersions(
  query: Query,
): Promise<{ key: ContentKey; stored: Stored; publishedAt: string }[]> {
  const rows = await query
    .selectFrom('content_entries as entry')
    .innerJoin('content_versions as version', (join) =>
      join
        .onRef('version.key', '=', 'entry.key')
        .onRef('version.number', '=', 'entry.published_version'),
    )
    .select(['version.key', 'version.value_json', 'version.created_at', 'version.published_at'])
    .execute();
  return rows.map(({ key, value_json, created_at, published_at }) => ({
    key,
    stored: JSON.parse(value_json),
    publishedAt: published_at ?? created_at,
  }));
}

export async function findVersionValue(
  query: Query,
  key: ContentKey,
  number: number,
): Promise<Stored | undefined> {
  const row = await query
    .selectFrom('content_versions')
    .select('value_json')
    .where('key', '=', key)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && JSON.parse(row.value_json);
}

/** Its number; the entry's row is locked by a change before. */
export async function insertVersion(
  { query }: Tx,
  version: Omit<Version, 'number'> & { value: Stored },
): Promise<number> {
  const { last } = await query
    .selectFrom('content_versions')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('key', '=', version.key)
    .executeTakeFirstOrThrow();
  const number = Number(last ?? 1) + 1;
  await query
    .insertInto('content_versions')
    .values({
      key: version.key,
      number,
      value_json: JSON.stringify(version.value),
      created_at: version.createdAt,
      publish_at: version.publishAt,
      published_at: version.publishedAt,
      made_by: version.madeBy,
      note: version.note,
    })
    .execute();
  return number;
}

/** Those that wait for their time, the first one first. */
export async function findScheduled(
  query: Query,
  due: { until?: string; limit: number },
): Promise<Version[]> {
  const rows = await query
    .selectFrom('content_versions')
    .select(['key', 'number', 'created_at', 'publish_at', 'published_at', 'made_by', 'note'])
    .where('publish_at', 'is not', null)
    .where('published_at', 'is', null)
    .$if(due.until !== undefined, (some) => some.where('publish_at', '<=', due.until ?? ''))
    .orderBy('publish_at')
    .orderBy('number')
    .limit(due.limit)
    .execute();
  return rows.map(versionOf);
}

/** @returns false where it does not wait any more */
export async function endSchedule(
  { query }: Tx,
  { key, number }: Pick<Version, 'key' | 'number'>,
  publishedAt: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('content_versions')
    .set(publishedAt === null ? { publish_at: null } : { published_at: publishedAt })
    .where('key', '=', key)
    .where('number', '=', number)
    .where('publish_at', 'is not', null)
    .where('published_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The texts stay; who wrote them is not told any more. */
export async function forgetVersionEditor({ query }: Tx, accountId: string): Promise<void> {
  await query
    .updateTable('content_versions')
    .set({ made_by: null })
    .where('made_by', '=', accountId)
    .execute();
}

/** What somebody wrote, newest first. */
export async function findWrittenBy(query: Query, accountId: string, limit: number) {
  return query
    .selectFrom('content_versions')
    .select(['key', 'number', 'created_at', 'note'])
    .where('made_by', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** Neither what is published nor what waits for its time. @param kept instant from which on versions stay, and how many */
export async function deleteFormerVersions(
  tx: Tx,
  key: ContentKey,
  retained: { before: string; atLeast: number; atMost: number },
): Promise<void> {
  const { query } = tx;
  const oldestOf = async (count: number) =>
    (
      await query
        .selectFrom('content_versions')
        .select('number')
        .where('key', '=', key)
        .orderBy('number', 'desc')
        .offset(count - 1)
        .limit(1)
        .executeTakeFirst()
    )?.number;
  const oldestRetained = await oldestOf(retained.atLeast);
  if (oldestRetained === undefined) return;
  const oldestPossible = (await oldestOf(retained.atMost)) ?? 0;
  const published = query
    .selectFrom('content_entries')
    .select('published_version')
    .where('key', '=', key);
  const gone = await query
    .deleteFrom('content_versions')
    .where('key', '=', key)
    .where('number', '<', oldestRetained)
    .where('number', 'not in', published)
    .where((is) => is.or([is('publish_at', 'is', null), is('published_at', 'is not', null)]))
    .where((is) =>
      is.or([
        is('number', '<', oldestPossible),
        // One that was planned long ago counts from when it was published.
        is(is.fn.coalesce('published_at', 'created_at'), '<', retained.before),
      ]),
    )
    .returning('number')
    .execute();
  const numbers = gone.map(({ number }) => number);
  if (numbers.length === 0) return;
  await query
    .deleteFrom('content_uses')
    .where('key', '=', key)
    .where('version', 'in', numbers)
    .execute();
}
