import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** How a portal without an administrator waits for its first one. */
export const createFirstStarts: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    await sql
      .raw(
        `create table first_starts (
          only_one ${integer} not null primary key check (only_one = 1),
          salt ${text} not null,
          created_at ${text} not null,
          used_at ${text}
        ) ${strict}`,
      )
      .execute(query);
  },
};
