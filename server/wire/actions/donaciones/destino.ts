import { readGiftDestination } from '#domain/spending/gift-destination.ts';
import { implement } from '../../implement.ts';

export const destinoPropio = [
  implement(readGiftDestination, {
    summary:
      'What one of the caller’s own donations paid, as of a day (`al`): by month, kind of expense and pet, with what of it has paid nothing yet ' +
      '(`por_asignar`). `al` is null where the organization does not tell, or nothing is known yet. 404 for the donations of others.',
    async handle({ input: { id }, viewer, context }) {
      return { data: await context.spending.ofOwnGift(viewer, id) };
    },
  }),
];
