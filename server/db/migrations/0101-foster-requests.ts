import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Questions to foster homes, whom they went to, and what each answered. */
export const createFosterRequests: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table foster_requests (
        id ${text} primary key,
        author_id ${text},
        species ${text} not null,
        animals ${integer} not null,
        words ${text} not null,
        state ${text} not null,
        created_at ${text} not null,
        expires_at ${text} not null,
        solved_by ${text} references foster_homes (id) on delete set null
      ) ${strict}`,
      'create index foster_requests_author on foster_requests (author_id, created_at)',
      'create index foster_requests_created on foster_requests (created_at)',
      'create index foster_requests_solved on foster_requests (solved_by) where solved_by is not null',
      `create table foster_asks (
        id ${text} primary key,
        request_id ${text} not null references foster_requests (id) on delete cascade,
        home_id ${text} not null references foster_homes (id) on delete cascade,
        sent_at ${text},
        answer ${text},
        answered_at ${text}
      ) ${strict}`,
      'create unique index foster_asks_request on foster_asks (request_id, home_id)',
      'create index foster_asks_home on foster_asks (home_id)',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
