import { findDifferences, resolveDifference } from '#domain/donations/payment-difference-calls.ts';
import { implement } from '../../implement.ts';

export const diferenciasDePago = [
  implement(findDifferences, {
    summary:
      'Where a provider’s books and the portal’s do not agree: what was expected (`esperado`) and what the provider says ' +
      '(`encontrado`), both in cents where they are amounts. Open ones, or with `resueltas` those that somebody saw to.',
    async handle({ input, viewer, context }) {
      const { items, ...page } = await context.paymentDifferences.list(viewer, input);
      return { data: items.map((one) => ({ ...one, resolvedBy: one.resolvedByName })), page };
    },
  }),

  implement(resolveDifference, {
    summary: 'Notes (`nota`) how somebody saw to a difference. 409 when somebody has already.',
    async handle({ input: { id, note }, viewer, address, context }) {
      await context.paymentDifferences.resolve({ viewer, address }, id, { note });
      return { data: { id } };
    },
  }),
];
