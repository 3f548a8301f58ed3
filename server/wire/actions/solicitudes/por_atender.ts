import { findWaitingApplications } from '#domain/adoption/waiting-calls.ts';
import { implement } from '../../implement.ts';

export const porAtender = [
  implement(findWaitingApplications, {
    summary:
      'The applications that the dashboard counts as waiting for the caller to see to, by id: whose families ask for help ' +
      '(`piden_ayuda`), have answered something that nobody has read (`con_respuesta`), or have withdrawn unread ' +
      '(`retiradas_sin_leer`); for the caller’s pets, of the staff for all. At most 100.',
    async handle({ input, viewer, context }) {
      return { data: await context.applications.findWaiting(viewer, input.which) };
    },
  }),
];
