import { stat } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import { failureOf } from '#server/jobs/failure.ts';
import { StartupError } from '#server/process/startup-error.ts';
import { type BackupRun, findLastRun, insertRun } from './backup-runs.repository.ts';
import { type BackupTarget, openBackupTarget } from './backup-target.ts';
import type { BackupWork } from './backup-work.ts';
import { archiveDate, archiveName, archivesToRemove } from './retention.ts';

export type Backups = ReturnType<typeof createBackups>;

/** How a scheduled backup, or the verification of one, ended. */
export interface BackupReport {
  archive: string;
  /** Instant, UTC ISO 8601. */
  startedAt: string;
  seconds: number;
  /** Of the archive. */
  bytes: number | null;
  /** Files that rows name and that are not there. */
  missingFiles: number | null;
  /** One line of why it failed. */
  error: string | null;
}

type Schedule = NonNullable<Config['backups']['schedule']>;

export function createBackups(dependencies: {
  config: Config;
  database: Database;
  clock: Clock;
  log: Logger;
  timezone: string;
  work: BackupWork;
}) {
  const { config, database, clock, log, timezone, work } = dependencies;
  const { schedule } = config.backups;

  function requireTarget(): { target: BackupTarget; keep: Schedule['keep'] } {
    if (!schedule) throw new Error('No backups are scheduled.');
    return { target: openBackupTarget(schedule.to, config.dataDir), keep: schedule.keep };
  }

  /** Notes how it ended, whichever way. */
  async function noted(
    kind: BackupRun['kind'],
    archive: string,
    run: () => Promise<Pick<BackupRun, 'bytes' | 'missing_files'>>,
  ): Promise<void> {
    const started = clock.now();
    const end = (outcome: Pick<BackupRun, 'bytes' | 'missing_files' | 'error'>) =>
      insertRun(database, {
        kind,
        archive,
        started_at: started.toISOString(),
        seconds: Math.max(0, clock.now().getTime() - started.getTime()) / 1_000,
        ...outcome,
      });
    try {
      const outcome = await run();
      if (outcome.missing_files) log.warn({ archive, ...outcome }, 'a backup lacks files');
      await end({ ...outcome, error: null });
    } catch (error) {
      log.error({ err: error, archive }, `a ${kind} failed`);
      await end({ bytes: null, missing_files: null, error: failureOf(error) });
      throw error;
    }
  }

  async function latest(kind: BackupRun['kind'], failed: boolean) {
    const run = await findLastRun(database, kind, failed);
    return run && toReport(run);
  }

  return {
    /** What the last ones came to; `schedule` is undefined where none are made by the clock. */
    async lastBackup() {
      return {
        schedule: schedule?.pattern,
        success: await latest('backup', false),
        failure: await latest('backup', true),
        verified: await latest('verification', false),
        failedVerification: await latest('verification', true),
      };
    },

    /** @param scheduledFor instant: tried again, it makes the archive of the same name */
    async make(scheduledFor: string, signal: AbortSignal): Promise<void> {
      const { target, keep } = requireTarget();
      const archive = archiveName(scheduledFor);
      await noted('backup', archive, () =>
        target.store(archive, async (file) => {
          const { missing } = await work.make(file, signal);
          return { bytes: (await stat(file)).size, missing_files: missing.count };
        }),
      );
      for (const name of archivesToRemove(await target.names(), keep, timezone)) {
        await target.remove(name);
      }
    },

    /**
     * Of the newest archive.
     * @throws StartupError while the first backup of all is still to come; nothing has failed then, and none is noted
     */
    async verify(signal: AbortSignal): Promise<void> {
      const { target } = requireTarget();
      const archives = (await target.names()).filter((name) => archiveDate(name)).sort();
      const archive = archives.at(-1) ?? '';
      const none = new StartupError('There is no backup that could be verified.');
      if (!archive && !(await findLastRun(database, 'backup', false))) throw none;
      await noted('verification', archive, async () => {
        if (!archive) throw none;
        return target.open(archive, async (file) => {
          const { missing } = await work.verify(file, signal);
          return { bytes: (await stat(file)).size, missing_files: missing.count };
        });
      });
    },
  };
}

const toReport = (run: BackupRun): BackupReport => ({
  archive: run.archive,
  startedAt: run.started_at,
  seconds: run.seconds,
  bytes: run.bytes,
  missingFiles: run.missing_files,
  error: run.error,
});
