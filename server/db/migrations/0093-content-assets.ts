import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The pictures and files that editors put into the portal's texts, and which draft or version has each of them. */
export const createContentAssets: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table content_assets (
        id ${text} primary key,
        kind ${text} not null,
        media_id ${text} references media_assets (id),
        name ${text} not null,
        type ${text} not null,
        size ${integer} not null,
        created_at ${text} not null,
        created_by ${text},
        unused_since ${text}
      ) ${strict}`,
      'create index content_assets_kind on content_assets (kind, created_at)',
      'create index content_assets_media on content_assets (media_id) where media_id is not null',
      `create table content_uses (
        key ${text} not null,
        version ${integer} not null,
        asset_id ${text} not null references content_assets (id),
        primary key (key, version, asset_id)
      ) ${strict}`,
      'create index content_uses_asset on content_uses (asset_id)',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
