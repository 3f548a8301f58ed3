import path from 'node:path';
import { Command, Option } from 'commander';
import { systemClock } from '#domain/clock.ts';
import { loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import {
  makeArchiveKey,
  readArchiveKey,
} from '#server/features/organisation/backups/archive-key.ts';
import { writeBackup } from '#server/features/organisation/backups/backup.ts';
import type { BackupRun } from '#server/features/organisation/backups/backup-runs.repository.ts';
import { noteRun } from '#server/features/organisation/backups/note-run.ts';
import { failureOf } from '#server/jobs/failure.ts';
import { StartupError } from '#server/process/startup-error.ts';
import { requirePortal } from '../terminal/portal.ts';
import { showProgress } from '../terminal/progress.ts';
import { runCommand, type Screen } from '../terminal/run-command.ts';
import { countsOf, megabytes } from './words.ts';

/**
 * npm run backup -- --to FILE
 * @returns the exit code
 */
export function backupCommand(
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
  screen: Screen = console,
): Promise<number> {
  const command = new Command('backup')
    .description('Writes database, files and secret key into one encrypted archive.')
    .requiredOption('--to <file>', 'where the archive is to be')
    .addOption(new Option('--scheduled', 'the server notes how it ends').hideHelp());
  return runCommand(command, args, screen, async ({ to = '', scheduled }) => {
    const config = loadConfig(readEnv(env));
    await requirePortal(config, screen, { onlyReads: true });
    const given = config.backups.key;
    const key = given ? await readArchiveKey(given) : await makeArchiveKey();
    const stop = new AbortController();
    const interrupt = () => stop.abort(new StartupError(`Stopped: nothing is left of ${to}.`));
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    const bar = showProgress('{bar} {percentage}% of the rows, {files} files');
    const file = path.resolve(to);
    const started = systemClock.now();
    const note = (end: Pick<BackupRun, 'bytes' | 'missing_files' | 'error'>) =>
      noteRun(config, {
        kind: 'backup',
        archive: path.basename(file),
        started_at: started.toISOString(),
        seconds: Math.max(0, systemClock.now().getTime() - started.getTime()) / 1_000,
        ...end,
      }).catch((error) => screen.error(`/admin/estado does not know of it: ${failureOf(error)}`));
    try {
      const outcome = await writeBackup(
        config,
        { file, key },
        {
          clock: systemClock,
          signal: stop.signal,
          onProgress: ({ rows, ofRows, files }) => bar.show(rows, ofRows, { files }),
        },
      );
      bar.stop();
      if (!given) {
        screen.error(
          `Made for this archive, and shown this once: keep it, for without it nobody can open the archive.\nBACKUP_KEY=${key.identity}`,
        );
      }
      process.send?.(outcome);
      if (!scheduled)
        await note({ bytes: outcome.bytes, missing_files: outcome.missing.count, error: null });
      return `Backed up ${countsOf(outcome)}: ${megabytes(outcome.bytes)} in ${file}.`;
    } catch (error) {
      if (!scheduled && !stop.signal.aborted) {
        await note({ bytes: null, missing_files: null, error: failureOf(error) });
      }
      throw error;
    } finally {
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      bar.stop();
    }
  });
}
