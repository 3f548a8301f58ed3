import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** How scheduled backups and their verifications ended. */
export const createBackupRuns: Migration = {
  async up({ query }, { name, types: { text, integer, real } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    await sql
      .raw(`create table backup_runs (
        id ${text} primary key,
        kind ${text} not null,
        archive ${text} not null,
        started_at ${text} not null,
        seconds ${real} not null,
        bytes ${real},
        missing_files ${integer},
        error ${text}
      ) ${strict}`)
      .execute(query);
    await sql
      .raw('create index backup_runs_newest on backup_runs (kind, started_at desc)')
      .execute(query);
  },
};
