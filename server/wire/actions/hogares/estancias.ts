import {
  changeStay,
  endStay,
  findGuests,
  findStays,
  placePet,
  readPetFostering,
} from '#domain/fostering/foster-stay-calls.ts';
import { implement } from '../../implement.ts';

export const estanciasDeHogares = [
  implement(placePet, {
    summary:
      'A pet goes to a foster home on the day `desde`, with what is lent (`prestamos`). For whoever manages foster homes any home; ' +
      'an owner places own pets in homes where pets of theirs are or were, or that said yes to them. `de_acuerdo`: the person takes more animals than ' +
      'they offered (else `fosterHomeFull`), or another species (else `fosterHomeOtherSpecies`). The person is told by mail.',
    async handle({ input, viewer, address, context, once }) {
      const id = await once((record) =>
        context.fostering.placePet({ viewer, address }, input, input, record),
      );
      return { data: { id } };
    },
  }),

  implement(changeStay, {
    summary:
      'Writes anew until when a stay is meant (`previsto`), what was lent and what came back, and the notes. For the pet’s owner, and whoever manages foster homes.',
    async handle({ input, viewer, address, context }) {
      await context.fostering.changeStay({ viewer, address }, input.id, input);
      return { data: null };
    },
  }),

  implement(endStay, {
    summary:
      'A pet left its foster home on `dia`, because of `motivo` (`regreso`, `otro_hogar`, `otro`); an adoption ends the stay by itself. The person is told by mail.',
    async handle({ input, viewer, address, context }) {
      await context.fostering.endStay({ viewer, address }, input.id, input);
      return { data: null };
    },
  }),

  implement(readPetFostering, {
    summary:
      'In which foster homes a pet is and was, the latest first, and the homes that its owner may place it in (`hogares`; who ' +
      'manages foster homes asks `hogares:consultar`). For its owner, and whoever manages foster homes; to others 404.',
    async handle({ input, viewer, context }) {
      const found = await context.fostering.staysOfPet(viewer, input.id);
      return { data: { ...found, homes: await context.fostering.knownHomes(viewer) } };
    },
  }),

  implement(findStays, {
    summary:
      'The caller’s pets that are in a foster home now, the latest first; with `todas`, all pets, for whoever manages foster homes.',
    async handle({ input, viewer, context }) {
      const { items, ...page } = await context.fostering.listStays(viewer, input);
      return { data: items, page };
    },
  }),

  implement(findGuests, {
    summary:
      'The animals that are in the caller’s foster home now, the longest first, with what was lent and whom to call (`contacto`).',
    async handle({ viewer, context }) {
      return { data: await context.fostering.ownGuests(viewer) };
    },
  }),
];
