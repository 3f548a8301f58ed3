import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What both sides of an adoption application write to each other. */
export const addApplicationMessages: Migration = {
  async up({ query }, { types: { text } }) {
    await sql
      .raw(
        `alter table adoption_applications add column messages_json ${text} not null default '[]'`,
      )
      .execute(query);
  },
};
