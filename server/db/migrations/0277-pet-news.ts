import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Whoever gives each month for one pet is told of it, unless they would rather not. */
export const tellGiversOfPets: Migration = {
  async up({ query }, { types: { text, integer } }) {
    for (const column of [
      `wants_pet_news ${integer} not null default 1`,
      `pet_news_due ${text}`,
      `pet_seen_json ${text}`,
      `pet_told_json ${text}`,
    ]) {
      await sql.raw(`alter table monthly_donations add column ${column}`).execute(query);
    }
  },
};
