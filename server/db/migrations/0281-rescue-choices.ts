import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Of which reports people at the desk are told: those who chose nothing are told of all. */
export const createRescueChoices: Migration = {
  async up({ query }, { name, types: { text } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    await sql
      .raw(
        `create table rescue_choices (
          account_id ${text} not null primary key,
          federal_states_json ${text} not null,
          kinds_json ${text} not null
        ) ${strict}`,
      )
      .execute(query);
  },
};
