import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Texts that answers to messages are begun with. */
export const createSavedReplies: Migration = {
  async up({ query }, { name, types: { text } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    await sql
      .raw(
        `create table saved_replies (
          id ${text} primary key,
          created_at ${text} not null,
          name ${text} not null,
          text_es ${text} not null,
          text_en ${text} not null
        ) ${strict}`,
      )
      .execute(query);
  },
};
