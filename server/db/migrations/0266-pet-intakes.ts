import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** How each animal came. */
export const createPetIntakes: Migration = {
  async up({ query }, { name, types: { text } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table pet_intakes (
        pet_id ${text} not null primary key references pets (id) on delete cascade,
        updated_at ${text} not null,
        kind ${text} not null,
        came_on ${text} not null,
        place ${text} not null,
        brought_by ${text} not null,
        chip ${text} not null
      ) ${strict}`,
      `create index pet_intakes_named on pet_intakes (updated_at, pet_id) where brought_by <> ''`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
