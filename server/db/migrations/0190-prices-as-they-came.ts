import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Texts that told prices, and what amounts pay, which nobody had published. */
const examples = ['home', 'donations'];

/** A portal that is in use keeps what it shows until somebody decides: as migration 0171 does with other examples. */
export const keepShownPrices: Migration = {
  async up({ query }) {
    const used = await sql`select id from users limit 1`.execute(query);
    if (used.rows.length === 0) return;
    for (const key of examples) {
      await sql`insert into content_entries (key, published_version, draft_revision) values (${key}, 0, 0)
        on conflict (key) do update set published_version = 0 where content_entries.published_version = 1`.execute(
        query,
      );
    }
  },
};
