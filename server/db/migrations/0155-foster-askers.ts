import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Who may ask all foster homes beside those who manage them: rescuers whom one of them confirmed. Whoever has had a yes
 * from a home is known already.
 */
export const confirmFosterAskers: Migration = {
  async up({ query }, { name, types: { text } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table foster_askers (
        account_id ${text} primary key,
        asked_at ${text} not null,
        confirmed_at ${text},
        confirmed_by ${text}
      ) ${strict}`,
      'create index foster_askers_waiting on foster_askers (asked_at) where confirmed_at is null',
      `insert into foster_askers (account_id, asked_at, confirmed_at)
        select author_id, min(created_at), min(created_at) from foster_requests
        where author_id is not null and state = 'solved' group by author_id`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
