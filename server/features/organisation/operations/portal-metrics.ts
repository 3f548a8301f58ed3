import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { JobFigures, Jobs } from '#server/jobs/jobs.ts';
import type { Metrics, Sample } from '#server/observability/metrics.ts';
import { portalVersion } from '#server/process/package-folder.ts';
import { diskSpace } from './disk-space.ts';
import { withinMoment } from './within-moment.ts';

/** Milliseconds for which one reading of the jobs serves all metrics made of it. */
const sameReading = 1_000;

/** What is read at the moment when somebody asks; what the database would tell is left out while it is away. */
export function addPortalMetrics(
  metrics: Metrics,
  dependencies: { database: Database; jobs: Jobs; clock: Clock; dataDir: string },
): void {
  const { database, jobs, clock, dataDir } = dependencies;
  let reading: { begun: number; figures: Promise<JobFigures | undefined> } | undefined;

  function readJobs(): Promise<JobFigures | undefined> {
    const now = performance.now();
    if (!reading || now - reading.begun > sameReading)
      reading = { begun: now, figures: withinMoment(jobs.figures()) };
    return reading.figures;
  }

  metrics.gauge({
    name: 'portal_build_info',
    help: 'Versions of the portal and of Node',
    labelNames: ['version', 'node'],
    read: () => [{ labels: { version: portalVersion, node: process.version }, value: 1 }],
  });
  metrics.gauge({
    name: 'portal_database_up',
    help: '1: the database answers',
    read: async () => [{ value: (await readJobs()) ? 1 : 0 }],
  });
  metrics.gauge({
    name: 'portal_database_connections',
    help: 'Connections of this process; waiting: work that waits for one. SQLite: the one that writes',
    labelNames: ['state'],
    read() {
      const { inUse, idle, waiting } = database.connections();
      const samples = { in_use: inUse, idle, waiting };
      return Object.entries(samples).map(([state, value]) => ({ labels: { state }, value }));
    },
  });
  metrics.gauge({
    name: 'portal_jobs',
    help: 'Jobs that are not done; failed: permanently',
    labelNames: ['queue', 'kind', 'state'],
    read: async () =>
      ((await readJobs())?.counts ?? []).map(({ count, ...labels }) => ({ labels, value: count })),
  });
  metrics.gauge({
    name: 'portal_jobs_oldest_due_seconds',
    help: 'How long the job that has waited longest has been due',
    async read(): Promise<Sample[]> {
      const figures = await readJobs();
      if (!figures) return [];
      const { oldestDue } = figures;
      const since = oldestDue ? clock.now().getTime() - Date.parse(oldestDue) : 0;
      return [{ value: since / 1_000 }];
    },
  });
  metrics.gauge({
    name: 'portal_mails_waiting',
    help: 'Mails that have not left and have not failed permanently',
    async read(): Promise<Sample[]> {
      const figures = await readJobs();
      if (!figures) return [];
      const mails = figures.counts.filter(
        ({ kind, state }) => kind.startsWith('mail.') && state !== 'failed',
      );
      return [{ value: mails.reduce((sum, { count }) => sum + count, 0) }];
    },
  });
  for (const which of ['free', 'size'] as const) {
    metrics.gauge({
      name: `portal_disk_${which}_bytes`,
      help: `${which === 'free' ? 'Free bytes' : 'Bytes'} of the disk of DATA_DIR`,
      async read() {
        const space = await diskSpace(dataDir).catch(() => undefined);
        return space ? [{ value: space[which] }] : [];
      },
    });
  }
}
