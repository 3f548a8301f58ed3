import type { ContentKey } from '#domain/content/content-documents.ts';
import type { Stored } from '#domain/content/stored-content.ts';
import type { Tx } from '#server/db/database.ts';

type Query = Tx['query'];

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
