import type { Kysely, Selectable } from 'kysely';
import type { AssetKind } from '#domain/content/content-assets.ts';
import type { ContentKey } from '#domain/content/content-documents.ts';
import type { PageRequest } from '#domain/paging.ts';
import type { Tx } from '#server/db/database.ts';
import type { ContentTables } from '#server/db/tables/content.ts';
import type { Tables } from '#server/db/tables.ts';
import type { AssetUser } from './asset-use.ts';

type Query = Tx['query'];

export interface ContentAsset {
  /** Of a picture, its id in `media_assets` too. */
  id: string;
  kind: AssetKind;
  name: string;
  /** Media type. */
  type: string;
  /** Bytes of what was sent. */
  size: number;
  /** Instant. */
  createdAt: string;
  createdBy: string | null;
}

/** @returns false where it was there already */
export async function insertAsset({ query }: Tx, asset: ContentAsset): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('content_assets')
    .values({
      id: asset.id,
      kind: asset.kind,
      media_id: asset.kind === 'picture' ? asset.id : null,
      name: asset.name,
      type: asset.type,
      size: asset.size,
      created_at: asset.createdAt,
      created_by: asset.createdBy,
      unused_since: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whoever sends it again wants it: its time begins anew. */
export async function keepAsset({ query }: Tx, id: string): Promise<void> {
  await query
    .updateTable('content_assets')
    .set({ unused_since: null })
    .where('id', '=', id)
    .execute();
}

export async function findAssets(
  query: Query,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ContentAsset>> {
  if (ids.length === 0) return new Map();
  const rows = await query
    .selectFrom('content_assets')
    .selectAll()
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, assetOf(row)]));
}

export async function countAssets(query: Query, kind: AssetKind): Promise<number> {
  const { count } = await query
    .selectFrom('content_assets')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The newest ones first. */
export async function pageOfAssets(
  query: Query,
  kind: AssetKind,
  { page, limit }: PageRequest,
): Promise<ContentAsset[]> {
  const rows = await query
    .selectFrom('content_assets')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return rows.map(assetOf);
}

const assetOf = (row: Selectable<ContentTables['content_assets']>): ContentAsset => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  type: row.type,
  size: row.size,
  createdAt: row.created_at,
  createdBy: row.created_by,
});

/** Those among the pictures that an editor put here. */
export async function findContentMedia(
  query: Kysely<Tables>,
  mediaIds: readonly string[],
): Promise<string[]> {
  if (mediaIds.length === 0) return [];
  const rows = await query
    .selectFrom('content_assets')
    .select('media_id')
    .where('media_id', 'in', mediaIds)
    .execute();
  return rows.flatMap(({ media_id }) => media_id ?? []);
}

/** @throws AppError conflict, where it came into use in this very moment */
export async function deleteAsset({ query }: Tx, id: string): Promise<void> {
  await query.deleteFrom('content_assets').where('id', '=', id).execute();
}

/** Its editor is not told any more. */
export async function forgetAssetSender({ query }: Tx, accountId: string): Promise<void> {
  await query
    .updateTable('content_assets')
    .set({ created_by: null })
    .where('created_by', '=', accountId)
    .execute();
}

/** What somebody put here, newest first. */
export async function findAssetsOf(query: Query, accountId: string, limit: number) {
  const rows = await query
    .selectFrom('content_assets')
    .selectAll()
    .where('created_by', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(assetOf);
}

/** What a draft (0) or a version names from now on. @throws AppError conflict, where one of them is just going */
export async function replaceUses(
  { query }: Tx,
  { key, version }: { key: ContentKey; version: number },
  assetIds: Iterable<string>,
): Promise<void> {
  await query
    .deleteFrom('content_uses')
    .where('key', '=', key)
    .where('version', '=', version)
    .execute();
  const rows = [...new Set(assetIds)].map((asset_id) => ({ key, version, asset_id }));
  if (rows.length > 0) await query.insertInto('content_uses').values(rows).execute();
}

export async function deleteUsesOf({ query }: Tx, assetId: string): Promise<void> {
  await query.deleteFrom('content_uses').where('asset_id', '=', assetId).execute();
}

/** Where a picture or file stands. */
export interface AssetUse {
  assetId: string;
  key: ContentKey;
  /** Undefined: in the draft. */
  version: number | undefined;
  /** What everybody reads, what is to be read later or is being written; else a former version. */
  state: 'draft' | 'published' | 'scheduled' | 'former';
}

/** The drafts first, then the newest versions. */
export async function findUses(query: Query, assetIds: readonly string[]): Promise<AssetUse[]> {
  if (assetIds.length === 0) return [];
  const rows = await query
    .selectFrom('content_uses as use')
    .leftJoin('content_entries as entry', 'entry.key', 'use.key')
    .leftJoin('content_versions as version', (join) =>
      join.onRef('version.key', '=', 'use.key').onRef('version.number', '=', 'use.version'),
    )
    .select([
      'use.asset_id',
      'use.key',
      'use.version',
      'entry.published_version',
      'version.publish_at',
      'version.published_at',
    ])
    .where('use.asset_id', 'in', assetIds)
    .orderBy('use.key')
    .orderBy('use.version', 'desc')
    .execute();
  const uses = rows.map((row): AssetUse => {
    const isScheduled = row.publish_at !== null && row.published_at === null;
    const state =
      row.version === 0
        ? 'draft'
        : row.version === row.published_version
          ? 'published'
          : isScheduled
            ? 'scheduled'
            : 'former';
    const version = row.version === 0 ? undefined : row.version;
    return { assetId: row.asset_id, key: row.key, version, state };
  });
  return uses.sort((a, b) => Number(a.state === 'former') - Number(b.state === 'former'));
}

interface UpkeepPage {
  lastId: string | undefined;
}

/** Notes which of the next `most` behind `afterId` no draft or version has since now, and which are used again. */
export async function dateUnusedAssets(
  { query }: Tx,
  now: string,
  { afterId, most }: { afterId: string; most: number },
  others: readonly AssetUser[],
): Promise<UpkeepPage> {
  const assets = await query
    .selectFrom('content_assets')
    .select(['id', 'unused_since'])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(most)
    .execute();
  const ids = assets.map(({ id }) => id);
  const used = new Set((await usedAmong(query, ids)).map(({ asset_id }) => asset_id));
  for (const other of others) for (const id of await other.inUse(query, ids)) used.add(id);
  const unused = assets.filter(({ id, unused_since }) => !used.has(id) && unused_since === null);
  const again = assets.filter(({ id, unused_since }) => used.has(id) && unused_since !== null);
  for (const [changed, since] of [
    [unused, now],
    [again, null],
  ] as const) {
    if (changed.length === 0) continue;
    await query
      .updateTable('content_assets')
      .set({ unused_since: since })
      .where(
        'id',
        'in',
        changed.map(({ id }) => id),
      )
      .execute();
  }
  return { lastId: assets.length === most ? ids.at(-1) : undefined };
}

const usedAmong = async (query: Query, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : query
        .selectFrom('content_uses')
        .select('asset_id')
        .distinct()
        .where('asset_id', 'in', ids)
        .execute();

/** Those that no draft or version has had since then. */
export async function findUnusedAssets(
  query: Query,
  since: string,
  limit: number,
): Promise<ContentAsset[]> {
  const rows = await query
    .selectFrom('content_assets')
    .selectAll()
    .where('unused_since', '<=', since)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(assetOf);
}
