import { command, type DataOfCall, query } from '../contract/call.ts';
import {
  day,
  id,
  inputId,
  inputText,
  instant,
  list,
  nothing,
  nullable,
  object,
  text,
  wire,
} from '../contract/shape.ts';

/** Of the pets of an adoption that were not sterilized. */

export const findSterilizations = query('seguimientos:esterilizaciones', {
  access: 'session',
  takes: { applicationId: wire('id', inputId) },
  gives: list(
    object(
      {
        petId: wire('mascota_id', id),
        petName: wire('nombre', text),
        /** null while nothing was agreed on. */
        dueOn: wire('fecha', nullable(day)),
        doneAt: wire('hecha', nullable(instant)),
      },
      'Sterilization',
    ),
  ),
  errors: { 404: ['notFound'] },
});

const ofPet = { applicationId: wire('id', inputId), petId: wire('mascota_id', inputId) };

export const promiseSterilization = command('seguimientos:acordar_esterilizacion', {
  access: 'session',
  takes: { ...ofPet, dueOn: wire('fecha', inputText) },
  gives: nothing,
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['applicationNotAdopted', 'petIsSterilized'],
  },
});

export const confirmSterilization = command('seguimientos:registrar_esterilizacion', {
  access: 'session',
  takes: ofPet,
  gives: nothing,
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['applicationNotAdopted', 'sterilizationNotPromised'],
  },
});

export type FoundSterilization = DataOfCall<typeof findSterilizations>[number];
