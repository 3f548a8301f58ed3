import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** By which the processes that share the database know that they share the secret key too. */
export const createKeyFingerprint: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    await sql
      .raw(
        `create table key_fingerprint (
          only_one ${integer} not null primary key check (only_one = 1),
          fingerprint ${text} not null,
          stored_at ${text} not null
        ) ${strict}`,
      )
      .execute(query);
  },
};
