import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** How many failed charges of a monthly donation came before it was last resumed: the provider counts on. */
export const noteFailuresBeforeResume: Migration = {
  async up({ query }, { types: { integer } }) {
    await sql
      .raw(
        `alter table monthly_donations add column failures_before_resume ${integer} not null default 0`,
      )
      .execute(query);
  },
};
