import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** How calls and visits about an adoption application went. */
export const noteVisitOutcomes: Migration = {
  async up({ query }, { types: { text } }) {
    await sql
      .raw(
        `alter table adoption_applications add column outcomes_json ${text} not null default '[]'`,
      )
      .execute(query);
  },
};
