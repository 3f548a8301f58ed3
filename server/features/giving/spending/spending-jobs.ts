import { z } from 'zod';
import { defineJob, defineScheduledJob } from '#server/jobs/define-job.ts';
import { runSpending } from './run-spending.ts';

type Dependencies = Parameters<typeof runSpending>[0];

const timeLimit = 30 * 60_000;

/** What goes through the books: each hour where they have changed, and whenever somebody asks for it. */
export const spendingJobs = (dependencies: Dependencies) => ({
  hourly: defineScheduledJob({
    kind: 'spending.tie',
    queue: 'upkeep',
    timeLimit,
    pattern: '20 * * * *',
    scope: 'cluster',
    async run(_, { signal }) {
      // While another one is under way, the next hour sees to what it did not.
      await runSpending(dependencies, signal, { onlyIfChanged: true });
    },
  }),
  now: defineJob({
    kind: 'spending.tieNow',
    queue: 'files',
    timeLimit,
    input: z.object({}),
    async run(_, { signal }) {
      const came = await runSpending(dependencies, signal, { onlyIfChanged: true });
      if (came === 'busy') throw new Error('Another run of what gifts paid is under way');
    },
  }),
});
