import { command, type DataOfCall, query } from '../contract/call.ts';
import {
  flag,
  inputId,
  inputText,
  instant,
  list,
  nothing,
  nullable,
  object,
  optionally,
  text,
  wire,
} from '../contract/shape.ts';
import { contact } from './foster-shapes.ts';

/** A pet looks for a foster home, and people raise a hand. */

const errors = { 404: ['notFound'] } as const;

export const setFosterWanted = command('hogares:buscar', {
  access: 'session',
  takes: { id: inputId, wanted: wire('busca', flag) },
  gives: nothing,
  errors: { 404: ['notFound'], 409: ['fosterPetAway'] },
});

export const raiseHand = command('hogares:levantar_mano', {
  access: 'session',
  takes: { id: inputId, words: wire('texto', optionally(inputText, '')) },
  gives: nothing,
  errors: {
    404: ['notFound'],
    409: ['fosterNotWanted', 'fosterOwnPet', 'fosterOfferFirst'],
  },
});

export const lowerHand = command('hogares:bajar_mano', {
  access: 'session',
  takes: { id: inputId },
  gives: nothing,
  errors,
});

export const findHands = query('hogares:manos', {
  access: 'session',
  takes: { id: inputId },
  gives: object(
    {
      wanted: wire('busca', flag),
      hands: wire(
        'manos',
        list(
          object({
            at: wire('cuando', instant),
            words: wire('texto', text),
            city: wire('ciudad', text),
            contact: wire('contacto', contact),
          }),
        ),
      ),
    },
    'FosterHands',
  ),
  errors,
});

/** The reader's own. */
export const findOwnHand = query('hogares:mi_mano', {
  access: 'session',
  takes: { id: inputId },
  gives: object(
    {
      pet: wire('mascota', text),
      wanted: wire('busca', flag),
      hasHome: wire('tiene_hogar', flag),
      raisedAt: wire('cuando', nullable(instant)),
    },
    'OwnFosterHand',
  ),
  errors,
});

export type FosterHand = DataOfCall<typeof findHands>['hands'][number];
