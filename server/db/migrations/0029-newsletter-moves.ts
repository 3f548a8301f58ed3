import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Where the links of letters lead whose reader has another address by now. */
export const createNewsletterMoves: Migration = {
  async up({ query }, { name, types: { text } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    await sql
      .raw(
        `create table newsletter_moves (
          id ${text} primary key,
          moved_to ${text} not null
        ) ${strict}`,
      )
      .execute(query);
  },
};
