import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Since when each pet waits, its turn in the fair order, and the indexes of both orders. */
export const orderPetsByTurns: Migration = {
  async up({ query }, { types: { text, integer } }) {
    const filters =
      'expires_on, deleted, media_count, species, sex, size, breed, born_on, age_unit, age_value, ' +
      'federal_state, sterilized, good_with_children, good_with_own_kind, good_with_other_animals, energy';
    for (const statement of [
      `alter table pets add column waiting_since ${text} not null default ''`,
      `alter table pets add column turn ${integer} not null default 0`,
      `update pets set waiting_since = coalesce(
        (select came_on from pet_intakes where pet_id = pets.id), registered_on)`,
      'drop index if exists pets_public_waiting',
      `create index pets_public_waiting on pets
        (status, waiting_since, id, ${filters}, city_search, registered_on)
        where deleted = 0 and media_count > 0`,
      `create index pets_public_turns on pets (status, turn, id, ${filters}, city_search)
        where deleted = 0 and media_count > 0`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
