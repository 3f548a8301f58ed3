import { command } from '../contract/call.ts';
import { exampled, id, inputId, inputText, list, object, wire, word } from '../contract/shape.ts';
import { petGroupKind, petGroupLimits } from './pet-group.ts';

/** Pairs and litters. */

const errors = { 404: ['notFound'] } as const;
const twoPets = ['01961f6e-8f6b-7c3a-9d2e-5b1f0c8a4e21', '01961f6e-8f6b-7c3a-9d2e-5b1f0c8a4e22'];

export const linkPets = command('mascotas:agrupar', {
  access: 'session',
  takes: {
    kind: wire('tipo', word(petGroupKind)),
    petIds: wire(
      'mascotas',
      exampled(list(inputId, { min: 2, max: petGroupLimits.pets.litter }), twoPets),
    ),
  },
  gives: object({ petIds: wire('mascotas', exampled(list(id), twoPets)) }),
  errors: { ...errors, 409: ['petInAnotherGroup'] },
});

export const unlinkPet = command('mascotas:desagrupar', {
  access: 'session',
  takes: { id: inputId },
  gives: object({ id }),
  errors: { ...errors, 409: ['petNotInGroup'] },
});

/** That one of a pair may go to a family alone. */
export const notePairException = command('mascotas:anotar_excepcion', {
  access: 'session',
  takes: { id: inputId, reason: wire('motivo', inputText) },
  gives: object({ id }),
  errors: { ...errors, 409: ['petNotInGroup', 'petNotInPair', 'exceptionThere'] },
});

export const endPairException = command('mascotas:terminar_excepcion', {
  access: 'session',
  takes: { id: inputId },
  gives: object({ id }),
  errors: { ...errors, 409: ['petNotInGroup', 'exceptionNotThere'] },
});
