import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What the pets of an application were called when it was sent; of those that were sent before, nobody knows any more. */
export const nameApplicationPets: Migration = {
  async up({ query }, { types: { text } }) {
    await sql
      .raw(
        `alter table adoption_applications add column pet_names_json ${text} not null default '[]'`,
      )
      .execute(query);
  },
};
