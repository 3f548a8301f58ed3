import { command, creation, type DataOfCall, query } from '../contract/call.ts';
import {
  day,
  described,
  exampled,
  flag,
  freeWord,
  id,
  inputId,
  instant,
  list,
  nothing,
  nullable,
  object,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { passportStates, revocationReasons } from './passport.ts';

/** The passports of pets. */

const passportNumber = exampled(
  described(text, 'Number of a passport, as it stands on the paper'),
  '7K2M-0QXD-94TB',
);

const passportFields = {
  id,
  number: wire('numero', passportNumber),
  issuedAt: wire('emitido', instant),
  validUntil: wire('vence', day),
  state: wire('estado', word(passportStates)),
  endedAt: wire('fin', nullable(instant)),
  reason: wire('motivo', nullable(word(revocationReasons))),
};

export const readPassports = query('pasaportes:consultar', {
  access: 'session',
  takes: { id: inputId },
  gives: object({
    pet: wire('mascota', object({ id, name: wire('nombre', text) })),
    mayIssue: wire('puede_emitir', flag),
    current: wire(
      'actual',
      nullable(
        object({
          ...passportFields,
          code: wire('codigo', text),
          isOutdated: wire('desactualizado', flag),
        }),
      ),
    ),
    passports: wire('pasaportes', list(object(passportFields, 'PetPassport'))),
  }),
  errors: { 404: ['notFound'] },
});

export const findOwnPassports = query('pasaportes:mios', {
  access: 'session',
  gives: list(
    object({ ...passportFields, petId: wire('mascota_id', id), petName: wire('mascota', text) }),
  ),
});

export const issuePassport = creation('pasaportes:emitir', {
  access: 'session',
  takes: { petId: wire('mascota_id', inputId) },
  gives: object({ id }),
  errors: { 403: ['forbidden'], 404: ['notFound'], 409: ['passportPetGone'] },
});

export const revokePassport = command('pasaportes:revocar', {
  access: 'session',
  takes: { id: inputId, reason: wire('motivo', freeWord(revocationReasons)) },
  gives: nothing,
  errors: { 403: ['forbidden'], 404: ['notFound'], 409: ['passportEnded'] },
});

export type ListedPassport = DataOfCall<typeof readPassports>['passports'][number];
