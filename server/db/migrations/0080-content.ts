import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What editors change of the portal's texts: what is published, each version of it, and what is being written. */
export const createContent: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table content_entries (
        key ${text} primary key,
        published_version ${integer} not null,
        draft_json ${text},
        draft_revision ${integer} not null,
        draft_saved_at ${text},
        draft_saved_by ${text},
        open_by ${text},
        open_since ${text},
        open_seen_at ${text}
      ) ${strict}`,
      `create table content_versions (
        key ${text} not null,
        number ${integer} not null,
        value_json ${text} not null,
        created_at ${text} not null,
        publish_at ${text},
        published_at ${text},
        made_by ${text},
        note ${text} not null,
        primary key (key, number)
      ) ${strict}`,
      `create index content_versions_due on content_versions (publish_at)
        where publish_at is not null and published_at is null`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
