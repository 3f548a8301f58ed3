import { askForHelp, markHelped } from '#domain/adoption/follow-up-calls.ts';
import { implement } from '../../implement.ts';

export const ayuda = [
  implement(askForHelp, {
    summary:
      'The family of an adopted pet asks for help, on whatever day: who looks after the pet gets a mail at once, and finds it ' +
      'first among what waits for them until `seguimientos:ayuda_atendida`. Returns the application’s `id`.',
    async handle({ input, viewer, context, once }) {
      return { data: await once((record) => context.followUps.askForHelp(viewer, input, record)) };
    },
  }),

  implement(markHelped, {
    summary:
      'Whoever looks after the pet has seen to all that its family asked for help with so far. Also for staff.',
    async handle({ input, viewer, context }) {
      await context.followUps.markHelped(viewer, input.id);
      return { data: null };
    },
  }),
];
