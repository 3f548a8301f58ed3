import { findMarks, findWarnings } from '#domain/adoption/warning-calls.ts';
import { implement } from '../../implement.ts';

export const avisos = [
  implement(findWarnings, {
    summary:
      'What whoever decides about an application should know: other applications to the organization with the same ' +
      'telephone, e-mail, document or address (`datos`), and until when the person may not adopt (`restriccion`). Of ' +
      'applications that the caller does not decide about only the day and the outcome. Never for the family.',
    async handle({ input, viewer, context }) {
      return { data: await context.applications.findWarnings(viewer, input.id) };
    },
  }),

  implement(findMarks, {
    summary:
      'Of applications that the caller decides about, those with something to know (`solicitudes:advertencias`), at a glance.',
    async handle({ input, viewer, context }) {
      const found = await context.applications.markWarnings(viewer, input.ids);
      return { data: [...found].map(([id, marks]) => ({ id, marks })) };
    },
  }),
];
