import { expect, test } from 'vitest';
import { backupStatus } from './backup-status.ts';

const clock = { now: () => new Date('2026-11-20T12:00:00Z') };
const report = (startedAt: string, error: string | null = null) => ({
  archive: 'a.age',
  startedAt,
  seconds: 3,
  bytes: 100,
  missingFiles: 0,
  error,
});
const today = report('2026-11-20T03:00:00Z');
const earlier = report('2026-11-18T11:00:00Z');
const failed = report('2026-11-20T04:00:00Z', 'no room');

test.each([
  ['none', {}, 'attention', 'backupsNone'],
  ['of today', { success: today }, 'good', 'backupGood'],
  ['overdue', { success: earlier }, 'attention', 'backupOld'],
  [
    'old, where none are made by the clock',
    { schedule: undefined, success: earlier },
    'good',
    'backupGood',
  ],
  ['failed since', { success: today, failure: failed }, 'failing', 'backupFailed'],
  ['failed before', { success: today, failure: earlier }, 'good', 'backupGood'],
  [
    'that cannot be restored',
    { success: today, failedVerification: failed },
    'failing',
    'backupFailed',
  ],
])('a last backup that is %s', async (_, runs, level, reason) => {
  const last = {
    schedule: '0 3 * * *',
    success: undefined,
    failure: undefined,
    verified: undefined,
    failedVerification: undefined,
    ...runs,
  };
  const check = backupStatus({ lastBackup: async () => last }, clock);
  expect(await check.check()).toMatchObject({ level, reason });
});
