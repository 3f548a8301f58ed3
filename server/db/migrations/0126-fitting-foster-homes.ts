import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Whom a question to foster homes is about, where the animals are, and how often it was opened again. */
export const describeFosterRequests: Migration = {
  async up({ query }, { types: { text, integer } }) {
    for (const column of [
      `age ${text}`,
      `size ${text}`,
      `skills_json ${text} not null default '[]'`,
      `city ${text} not null default ''`,
      `pickup ${text} not null default ''`,
      `reopened ${integer} not null default 0`,
    ]) {
      await sql.raw(`alter table foster_requests add column ${column}`).execute(query);
    }
  },
};
