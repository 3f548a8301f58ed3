import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Which family an entry of a medical record is of, and whether what is due is seen to by a family. */
export const noteCareOfFamilies: Migration = {
  async up({ query }, { types: { text, integer } }) {
    for (const statement of [
      `alter table care_entries add column adoption_id ${text}`,
      `alter table care_next add column for_family ${integer} not null default 0`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
