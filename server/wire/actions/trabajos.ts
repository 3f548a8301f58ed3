import { dropJob, findFailedJobs, tryJobAgain } from '#domain/jobs/job-calls.ts';
import { implement } from '../implement.ts';

export const trabajos = [
  implement(findFailedJobs, {
    summary:
      'Jobs of the portal that failed permanently, newest first: `tipo`, when it was asked for (`created_at`) and failed ' +
      '(`fallo`), how often it was tried (`intentos`), and the last `error` without people’s data. With `reintentable` false it ' +
      'held a link or key that was deleted when it failed.',
    async handle({ input, viewer, context }) {
      const { items, ...page } = await context.failedJobs.list(viewer, input);
      return { data: items.map((job) => ({ ...job, isRepeatable: !job.forgotten })), page };
    },
  }),

  implement(tryJobAgain, {
    summary:
      'Has a job that failed permanently tried again, from its first try on; 409 where it is not `reintentable`.',
    async handle({ input, viewer, address, context }) {
      await context.failedJobs.tryAgain({ viewer, address }, input.id);
      return { data: input };
    },
  }),

  implement(dropJob, {
    summary: 'Drops a job that failed permanently, for good.',
    async handle({ input, viewer, address, context }) {
      await context.failedJobs.drop({ viewer, address }, input.id);
      return { data: input };
    },
  }),
];
