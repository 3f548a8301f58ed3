import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Pets that look for a foster home, and people who offer theirs to one of them. */
export const createFosterHands: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `alter table pets add column needs_foster ${integer} not null default 0`,
      `create table foster_hands (
        id ${text} not null primary key,
        pet_id ${text} not null references pets (id) on delete cascade,
        account_id ${text} not null,
        created_at ${text} not null,
        words ${text} not null
      ) ${strict}`,
      'create unique index foster_hands_one on foster_hands (pet_id, account_id)',
      'create index foster_hands_account on foster_hands (account_id, created_at)',
      'create index foster_hands_created on foster_hands (created_at, id)',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
