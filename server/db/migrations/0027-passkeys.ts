import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Passkeys, and which sessions were opened with two factors. */
export const createPasskeys: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    const statements = [
      `alter table sessions add column by_two_factors ${integer} not null default 0`,
      `update sessions set by_two_factors = 1
        where user_id in (select user_id from second_factors where confirmed_at is not null)`,
      `create table passkeys (
        id ${text} primary key,
        user_id ${text} not null references users (id) on delete cascade,
        credential_id ${text} not null unique,
        public_key ${text} not null,
        counter ${integer} not null,
        transports_json ${text} not null,
        name ${text} not null,
        created_at ${text} not null,
        last_used_at ${text}
      ) ${strict}`,
      'create index passkeys_user on passkeys (user_id, created_at)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(query);
  },
};
