import { beginFirstStart, findFirstStart } from '#domain/accounts/first-start-calls.ts';
import { implement } from '../implement.ts';

export const arranque = [
  implement(findFirstStart, {
    summary: 'Whether the portal waits for its first administrator.',
    async handle({ context }) {
      return { data: { isOpen: await context.firstStart.isOpen() } };
    },
  }),

  implement(beginFirstStart, {
    summary:
      'Makes the first administrator of a portal that nobody administers, by the code in its log, and responds the `apikey` ' +
      'for `sesion:iniciar`. Single-use: 409 as soon as somebody administers the portal.',
    async handle({ input, context, address, userAgent }) {
      return { data: await context.firstStart.begin(input, { address, userAgent }) };
    },
  }),
];
