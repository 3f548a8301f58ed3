import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What an organisation has chosen for itself on a screen. */
export const createSettings: Migration = {
  async up({ query }, { name, types: { text } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    await sql
      .raw(
        `create table settings (
          name ${text} primary key,
          value ${text} not null,
          changed_at ${text} not null
        ) ${strict}`,
      )
      .execute(query);
  },
};
