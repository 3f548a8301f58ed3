import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * From when on an entry says something else than what was written first. Nobody noted that until now: what a vet wrote
 * and was changed in whatever way, is taken as corrected, for it may be.
 */
export const dateCorrections: Migration = {
  async up({ query }, { types: { text } }) {
    for (const statement of [
      `alter table care_entries add column corrected_at ${text}`,
      'update care_entries set corrected_at = changed_at where by_link = 1 and version > 1',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
