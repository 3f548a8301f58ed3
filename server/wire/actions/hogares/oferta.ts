import { invalid } from '#domain/errors.ts';
import { findOwnHome, offerHome, setHomeStatus } from '#domain/fostering/foster-home-calls.ts';
import { implement } from '../../implement.ts';

export const oferta = [
  implement(findOwnHome, {
    summary: 'The foster home that the caller offers; null where there is none.',
    async handle({ viewer, context }) {
      return { data: (await context.fostering.findOwnHome(viewer)) ?? null };
    },
  }),

  implement(offerHome, {
    summary:
      'Offers the caller’s foster home, or says anew how it is (an account has one): `lugares` animals of `especie` (`gato`, ' +
      '`perro`, `ambos`), of which `edades` and, of dogs, `tamanos`; what its people can do (`puede`), which animals live there ' +
      '(`animales`), `notas`, `ciudad`, and until which day (`hasta`). Seen by whoever manages foster homes, and by owners whose pets are there.',
    async handle({ input, viewer, address, context }) {
      return { data: { id: await context.fostering.offerHome({ viewer, address }, input) } };
    },
  }),

  implement(setHomeStatus, {
    summary:
      'Pauses the caller’s foster home (nobody asks it), ends it, or has it `activo` again. Animals that are there stay.',
    async handle({ input: { status }, viewer, address, context }) {
      if (!status) throw invalid({ status: ['chooseOption'] });
      await context.fostering.setHomeStatus({ viewer, address }, status);
      return { data: null };
    },
  }),
];
