import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The indexes of the public lists as in migration 114, with a pet's energy. */
export const coverEnergy: Migration = {
  async up({ query }) {
    const filters =
      'expires_on, deleted, media_count, species, sex, size, breed, born_on, age_unit, age_value, ' +
      'federal_state, sterilized, good_with_children, good_with_own_kind, good_with_other_animals, energy';
    for (const [index, columns] of [
      ['pets_public_newest', `status, created_at desc, id desc, ${filters}`],
      ['pets_public_city', `status, city_search, created_at desc, id desc, ${filters}`],
      ['pets_public_waiting', `status, registered_on, id, ${filters}, city_search`],
    ]) {
      await sql.raw(`drop index if exists ${index}`).execute(query);
      await sql
        .raw(`create index ${index} on pets (${columns}) where deleted = 0 and media_count > 0`)
        .execute(query);
    }
  },
};
