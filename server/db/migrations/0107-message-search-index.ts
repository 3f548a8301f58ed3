import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What the inbox looks through for a text, as `inbox.repository.ts` says it. SQLite looks through all of it fast enough. */
export const indexMessageSearch: Migration = {
  async up({ query }, { name: dialect }) {
    if (dialect !== 'postgres') return;
    await sql
      .raw(
        `create index contact_messages_search on contact_messages using gin
          ((coalesce(search_text, name_search || ' ' || message_search)) gin_trgm_ops)`,
      )
      .execute(query);
  },
};
