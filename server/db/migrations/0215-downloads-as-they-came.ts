import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** A portal that is in use keeps offering the files that tell prices: as migration 0190 does with the texts that tell them. */
export const keepShownDownloads: Migration = {
  async up({ query }) {
    const used = await sql`select id from users limit 1`.execute(query);
    if (used.rows.length === 0) return;
    await sql`insert into content_entries (key, published_version, draft_revision) values ('resources', 0, 0)
      on conflict (key) do update set published_version = 0 where content_entries.published_version = 1`.execute(
      query,
    );
  },
};
