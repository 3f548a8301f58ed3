import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** When accounts were last used and told that they will go, and what became of each run over data that is no longer kept. */
export const scheduleRetention: Migration = {
  async up({ query }, { name, types: { text } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    const statements = [
      `alter table users add column last_used_at ${text} not null default ''`,
      `alter table users add column unused_notice_at ${text}`,
      `update users set last_used_at = coalesce(
        (select max(last_used_at) from sessions where user_id = users.id), updated_at)`,
      'create index users_last_used_at on users (last_used_at)',
      `create table retention_runs (
        id ${text} not null primary key,
        started_at ${text} not null,
        finished_at ${text},
        report_json ${text} not null
      ) ${strict}`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(query);
  },
};
