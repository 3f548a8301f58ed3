import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Keys of payment providers that were entered on a screen. */
export const createPaymentKeys: Migration = {
  async up({ query }, { name, types: { text } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    await sql
      .raw(
        `create table payment_keys (
          provider ${text} not null primary key,
          sealed ${text} not null,
          ending ${text} not null,
          set_at ${text} not null,
          set_by ${text} not null
        ) ${strict}`,
      )
      .execute(query);
  },
};
