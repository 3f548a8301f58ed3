import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What all processes on one database count together, used solutions of captchas among it. */
export const createSharedCounts: Migration = {
  async up(tx, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    const statements = [
      `create table shared_counts (
        kind ${text} not null,
        key ${text} not null,
        count ${integer} not null,
        expires_at ${text} not null,
        primary key (kind, key)
      ) ${strict}`,
      'create index shared_counts_expired on shared_counts (expires_at)',
      `insert into shared_counts (kind, key, count, expires_at)
        select 'captcha', signature, 1, expires_at from spent_captchas`,
      'drop table spent_captchas',
      // Nobody does this job any more.
      `delete from jobs where kind = 'captcha.forget' and finished_at is null`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx.query);
  },
};
