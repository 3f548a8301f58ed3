import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What everybody reads of animals that came and left, as it was last counted: one row. */
export const createAnimalFigures: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    await sql
      .raw(
        `create table animal_figures (
          id ${integer} not null primary key,
          counted_at ${text} not null,
          figures_json ${text} not null
        ) ${strict}`,
      )
      .execute(query);
  },
};
