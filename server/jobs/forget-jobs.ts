import type { Clock } from '#domain/clock.ts';
import type { Database } from '../db/database.ts';
import { defineScheduledJob } from './define-job.ts';
import { forgetFailedJobs } from './failed-jobs.repository.ts';
import { forgetFinishedJobs } from './outbox.repository.ts';

const day = 86_400_000;
/** Longer than any schedule's period, for a finished job's key is what keeps its occurrence from running again. */
const finishedRetention = 62 * day;
/** Long enough for a person to look; not for ever, for what it was about is kept with it. */
export const failedRetention = { milliseconds: 90 * day, most: 1_000 };

/** Each night: jobs that nobody has to know of any more go. */
export const forgetJobs = ({ database, clock }: { database: Database; clock: Clock }) =>
  defineScheduledJob({
    kind: 'jobs.forget',
    queue: 'upkeep',
    timeLimit: 600_000,
    pattern: '30 4 * * *',
    scope: 'cluster',
    async run() {
      const now = clock.now().getTime();
      await forgetFinishedJobs(database, new Date(now - finishedRetention));
      const { milliseconds, most } = failedRetention;
      await forgetFailedJobs(database, new Date(now - milliseconds), most);
    },
  });
