import { v7 as uuid } from 'uuid';
import type { Database } from '#server/db/database.ts';
import type { BackupRunsTable } from '#server/db/tables/platform.ts';

export type BackupRun = Omit<BackupRunsTable, 'id'>;

/** Of both kinds together: a year of one an hour. */
const mostStored = 10_000;

export async function insertRun({ query }: Database, run: BackupRun): Promise<void> {
  await query
    .insertInto('backup_runs')
    .values({ id: uuid(), ...run })
    .execute();
  const firstTooMany = query
    .selectFrom('backup_runs')
    .select('id')
    .orderBy('id', 'desc')
    .offset(mostStored)
    .limit(1);
  await query.deleteFrom('backup_runs').where('id', '<=', firstTooMany).execute();
}

export function findLastRun(
  { query }: Database,
  kind: BackupRun['kind'],
  failed: boolean,
): Promise<BackupRun | undefined> {
  return query
    .selectFrom('backup_runs')
    .select(['kind', 'archive', 'started_at', 'seconds', 'bytes', 'missing_files', 'error'])
    .where('kind', '=', kind)
    .where('error', failed ? 'is not' : 'is', null)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
