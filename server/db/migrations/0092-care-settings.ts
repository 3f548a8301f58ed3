import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Whom mails remind of what is due by medical records: everybody who has said nothing else. */
export const createCareSettings: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    await sql
      .raw(
        `create table care_settings (
          account_id ${text} primary key,
          reminders ${integer} not null default 1,
          reminded_on ${text}
        ) ${strict}`,
      )
      .execute(query);
  },
};
