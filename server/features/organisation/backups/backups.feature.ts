import type { Base, Feature } from '#server/features/feature.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { statusChecks } from '../operations/status-check.ts';
import { setupChecks } from '../setup/setup-check.ts';
import { backupStatus } from './backup-status.ts';
import { type BackupWork, processWork } from './backup-work.ts';
import { type Backups, createBackups } from './backups.service.ts';

export interface BackupPorts {
  backupWork?: BackupWork;
}

const hour = 3_600_000;

export function backupsFeature(dependencies: Base & BackupPorts): Feature<{ backups: Backups }> {
  const { backups: settings, dataDir } = dependencies.config;
  const { schedule } = settings;
  const work = dependencies.backupWork ?? processWork(dataDir);
  const backups = createBackups({ ...dependencies, work });
  const contributes = [
    statusChecks(backupStatus(backups, dependencies.clock)),
    setupChecks({
      item: 'backups',
      isDone: async () => (await backups.lastBackup()).verified !== undefined,
    }),
  ];
  if (!schedule) return { services: { backups }, contributes };
  const make = defineScheduledJob({
    kind: 'backups.make',
    queue: 'backups',
    timeLimit: 12 * hour,
    pattern: schedule.pattern,
    scope: 'cluster',
    run: ({ scheduledFor }, { signal }) => backups.make(scheduledFor, signal),
  });
  const verify = defineScheduledJob({
    kind: 'backups.verify',
    queue: 'backups',
    timeLimit: 12 * hour,
    pattern: '10 5 * * 0',
    scope: 'cluster',
    run: (_, { signal }) => backups.verify(signal),
  });
  return { services: { backups }, jobs: [make, verify], contributes };
}
