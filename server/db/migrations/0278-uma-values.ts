import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The daily UMA of years that the program does not bring, as a treasurer entered it. */
export const createUmaValues: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    await sql
      .raw(`create table uma_values (
        from_day ${text} not null primary key,
        cents ${integer} not null check (cents > 0),
        entered_at ${text} not null,
        entered_by ${text} references users (id) on delete set null
      ) ${strict}`)
      .execute(query);
  },
};
