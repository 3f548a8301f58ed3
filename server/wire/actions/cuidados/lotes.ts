import { careLotLimits } from '#domain/care/care-lot.ts';
import {
  addCareLot,
  countDosesWithoutLot,
  findCareLots,
  findTreatedWith,
  removeCareLot,
} from '#domain/care/care-lot-calls.ts';
import { implement } from '../../implement.ts';

export const lotes = [
  implement(findCareLots, {
    summary:
      'What the caller has of vaccines and the like, by lot; those that expire first before others, with what is left (`quedan`) ' +
      'after the entries in which they named the lot. With `todas`, everybody’s, for staff.',
    async handle({ input, viewer, context }) {
      return { data: await context.care.listLots(viewer, input) };
    },
  }),

  implement(addCareLot, {
    summary: `Notes what the caller has of a product: at most ${careLotLimits.stored} lots of a person.`,
    async handle({ input, viewer, context, once }) {
      return { data: { id: await once((record) => context.care.saveLot(viewer, input, record)) } };
    },
  }),

  implement(removeCareLot, {
    summary: 'Deletes a lot of the caller’s, or anybody’s for staff; what entries say of it stays.',
    async handle({ input, viewer, context }) {
      await context.care.removeLot(viewer, input.id);
      return { data: null };
    },
  }),

  implement(findTreatedWith, {
    summary:
      `Which animals got something of a lot, the latest first, at most ${careLotLimits.uses}: for a recall. Of the caller’s ` +
      'animals and those that they hold; of all for staff.',
    async handle({ input, viewer, context }) {
      const found = await context.care.findTreatedWith(viewer, input.lot);
      return {
        data: found.map(({ pet, name, ...one }) => ({ ...one, petName: pet, product: name })),
      };
    },
  }),

  implement(countDosesWithoutLot, {
    summary:
      'For a recall: how many doses (`dosis`) of the product that a lot is of name no lot, in the days in which the lot can have ' +
      'been in use (`desde`, `hasta`), of the same animals as `cuidados:quien_recibio`; null where nobody knows of the lot.',
    async handle({ input, viewer, context }) {
      return { data: (await context.care.countWithout(viewer, input.lot)) ?? null };
    },
  }),
];
