import { noteOutcome, removeOutcome } from '#domain/adoption/appointment-calls.ts';
import { implement } from '../../implement.ts';

export const resultados = [
  implement(noteOutcome, {
    summary:
      'Notes how a call or visit about an application went, for those who decide about it: the family never reads it. Answers ' +
      'its `id`, below which (`visita/{application}_{id}/`) up to 6 photos can be sent.',
    async handle({ input, viewer, context, once }) {
      const { applications } = context;
      return { data: await once((record) => applications.noteOutcome(viewer, input, record)) };
    },
  }),

  implement(removeOutcome, {
    summary: 'Deletes what was noted about a call or visit, with its photos.',
    async handle({ input, viewer, context }) {
      await context.applications.removeOutcome(viewer, input);
      return { data: null };
    },
  }),
];
