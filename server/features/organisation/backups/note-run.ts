import type { Config } from '#server/config/config.ts';
import { openUnmigrated } from '#server/db/open.ts';
import { createLog } from '#server/process/log.ts';
import { type BackupRun, insertRun } from './backup-runs.repository.ts';

/** For /admin/estado: what a script has done beside the servers, whose schema may be an older one and stays as it is. */
export async function noteRun(
  { database: config, log }: Pick<Config, 'database' | 'log'>,
  run: BackupRun,
): Promise<void> {
  const database = await openUnmigrated(config, createLog(log));
  try {
    await insertRun(database, run);
  } finally {
    await database.close();
  }
}
