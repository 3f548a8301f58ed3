import { command, type DataOfCall, query } from '../contract/call.ts';
import {
  address,
  bounded,
  day,
  flag,
  inputId,
  inputText,
  nullable,
  number,
  object,
  optional,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { petStatus, reminderAnswer } from './vocabularies.ts';

/** The link of a mail that asks whether a pet is still to be seen; its token is all the right that it takes. */

const takes = { id: inputId, token: bounded(inputText, { max: 200 }) };
const errors = { 404: ['notFound'] } as const;

/** Changes nothing. */
export const findPetReminder = query('mascotas:consultar_recordatorio', {
  access: 'everyone',
  takes,
  gives: object({
    petName: wire('nombre', text),
    status: wire('estado', word(petStatus)),
    /** What the link says. */
    answer: wire('accion', word(reminderAnswer)),
    /** The last day in the lists. */
    expiresOn: wire('fecha_expiracion', day),
    picture: wire('imagen', optional(nullable(address))),
    focus: wire('punto_focal', nullable(object({ x: number, y: number }))),
    /** Not too late for an answer. */
    isOpen: wire('vigente', flag),
  }),
  errors,
});
export type PetReminder = DataOfCall<typeof findPetReminder>;

/** Once. */
export const answerPetReminder = command('mascotas:responder_recordatorio', {
  access: 'everyone',
  takes,
  gives: object({
    expiresOn: wire('fecha_expiracion', day),
    status: wire('estado', word(petStatus)),
  }),
  errors,
});
