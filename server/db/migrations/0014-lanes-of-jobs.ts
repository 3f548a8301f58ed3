import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Each queue takes its own jobs, the longest waiting first; those that failed permanently are looked at by people. */
export const giveJobsLanes: Migration = {
  async up({ query }, { types: { text } }) {
    for (const statement of [
      `alter table jobs add column lane ${text} not null default 'upkeep'`,
      `update jobs set lane = case when kind = 'mail.send' then 'mail' when kind like '%.forgetFiles' then 'files' when kind in ('accounts.welcome', 'accounts.recover', 'pets.askOwners') then 'quick' else 'upkeep' end`,
      'drop index jobs_open',
      'create index jobs_open on jobs (lane, run_at) where finished_at is null and failed_at is null',
      'create index jobs_failed on jobs (failed_at desc, id desc) where failed_at is not null',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
