import { Cron } from 'croner';
import type { Clock } from '#domain/clock.ts';
import type { Finding, StatusCheck } from '../operations/status-check.ts';
import type { BackupReport, Backups } from './backups.service.ts';

/** How the last backup and its last verification went; administrators are mailed of those that failed or are overdue. */
export const backupStatus = (backups: Pick<Backups, 'lastBackup'>, clock: Clock): StatusCheck => ({
  subject: 'backups',
  async check(): Promise<Finding> {
    const { schedule, success, failure, verified, failedVerification } = await backups.lastBackup();
    const failed = [newerOf(failure, success), newerOf(failedVerification, verified)].find(Boolean);
    const seen = {
      lastSuccess: success?.startedAt ?? null,
      lastFailure: failure?.startedAt ?? null,
    };
    if (failed) {
      const { startedAt: at, error } = failed;
      return {
        level: 'failing',
        reason: 'backupFailed',
        values: { at },
        ...seen,
        error,
        warns: true,
      };
    }
    if (!success) return { level: 'attention', reason: 'backupsNone', ...seen };
    const values = { at: success.startedAt };
    const age = clock.now().getTime() - Date.parse(success.startedAt);
    if (schedule && age > 2 * intervalOf(schedule, clock.now())) {
      return { level: 'attention', reason: 'backupOld', values, ...seen, warns: true };
    }
    return { level: 'good', reason: 'backupGood', values, ...seen };
  },
});

/** The failure, unless there has been a success since. */
const newerOf = (failure: BackupReport | undefined, success: BackupReport | undefined) =>
  failure && (!success || failure.startedAt > success.startedAt) ? failure : undefined;

/** Milliseconds between the next two backups. */
function intervalOf(pattern: string, now: Date): number {
  const [first, second] = new Cron(pattern).nextRuns(2, now);
  return first && second ? second.getTime() - first.getTime() : Number.POSITIVE_INFINITY;
}
