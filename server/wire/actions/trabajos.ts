import { dropJob, findFailedJobs, tryJobAgain } from '#domain/jobs/job-calls.ts';
import { implement } from '../implement.ts';

export const trabajos = [
  implement(findFailedJobs, {
    summary:
      'What failed permanently, newest first: jobs of the portal, answers to messages, issues of the newsletter and mails ' +
      'about events (`origen`), with what it was (`tipo`, `asunto`), to whom (the first addresses in `para`, of ' +
      '`destinatarios`), why (`motivo`), when it was asked for (`created_at`) and failed (`fallo`), how often it was tried ' +
      '(`intentos`), and the last `error` without people’s data. A job that is not `reintentable` held a link or key that was ' +
      'deleted when it failed. An answer leaves the list with its message (`folio`): answered again, or closed.',
    async handle({ input, viewer, context }) {
      const { items: data, ...page } = await context.failedJobs.list(viewer, input);
      return { data, page };
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
    summary:
      'Drops a job that failed permanently, for good; of an issue or an event (`origen`), takes what failed so far out of the list.',
    async handle({ input, viewer, address, context }) {
      await context.failedJobs.drop({ viewer, address }, input);
      return { data: { id: input.id } };
    },
  }),
];
