import { findSetup, trySetupItem } from '#domain/operations/setup-calls.ts';
import { implement } from '../implement.ts';

export const puestaEnMarcha = [
  implement(findSetup, {
    summary:
      'What a new portal needs, in the order in which it is seen to, and whether it is there. `segundo_factor` is the ' +
      'caller’s own; of `textos_como_vinieron`, `cuenta` says how many.',
    handle: async ({ viewer, context }) => ({ data: await context.setup.find(viewer) }),
  }),

  implement(trySetupItem, {
    summary:
      'Tries out what is configured: `correo` sends the caller a mail at once, a provider is asked what its key may do. What ' +
      'went wrong is no error of this call: `funciona` is false, and `error` says it.',
    waitsOutside: true,
    handle: async ({ input, viewer, context }) => ({
      data: await context.setup.tryOut(viewer, input.item),
    }),
  }),
];
