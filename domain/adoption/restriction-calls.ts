import { command, creation, type DataOfCall, pagedQuery } from '../contract/call.ts';
import { limit, page } from '../contract/page-shapes.ts';
import {
  day,
  freeWord,
  id,
  inputId,
  inputText,
  instant,
  list,
  nothing,
  nullable,
  object,
  optional,
  optionally,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { identityKinds } from './identity.ts';
import { appealOutcomes, restrictionStates } from './restriction.ts';

/** People who may not adopt for a time. */

const access = { right: 'adopters.restrict' } as const;

export const findRestrictions = pagedQuery('personas_restringidas:consultar', {
  access,
  takes: { page, limit },
  gives: list(
    object(
      {
        id,
        createdAt: wire('created_at', instant),
        /** The last day. */
        endsOn: wire('hasta', day),
        state: wire('estado', word(restrictionStates)),
        liftedAt: wire('levantada', nullable(instant)),
        label: wire('etiqueta', text),
        reason: wire('motivo', text),
        kinds: wire('datos', list(word(identityKinds))),
        enteredBy: wire('registro', nullable(text)),
        appeals: wire(
          'objeciones',
          list(
            object({
              at: wire('fecha', instant),
              text: wire('texto', text),
              outcome: wire('resultado', word(appealOutcomes)),
            }),
          ),
        ),
      },
      'AdoptionRestriction',
    ),
  ),
});

const unsaid = optionally(inputText, '');

export const addRestriction = creation('personas_restringidas:crear', {
  access,
  takes: {
    /** Without: of somebody who is named here. */
    applicationId: wire('solicitud_id', optional(inputId)),
    email: wire('correo', unsaid),
    phone: wire('telefono', unsaid),
    rfc: unsaid,
    name: wire('nombre', unsaid),
    postalCode: wire('cp', unsaid),
    label: wire('etiqueta', unsaid),
    reason: wire('motivo', inputText),
    endsOn: wire('hasta', inputText),
  },
  gives: object({ id }),
  errors: { 404: ['notFound'] },
});

export const addAppeal = command('personas_restringidas:apelar', {
  access,
  takes: {
    id: inputId,
    text: wire('texto', inputText),
    outcome: wire('resultado', freeWord(appealOutcomes)),
  },
  gives: nothing,
  errors: { 404: ['notFound'], 409: ['restrictionEnded'], 422: ['tooManyAppeals'] },
});

export const liftRestriction = command('personas_restringidas:levantar', {
  access,
  takes: { id: inputId },
  gives: nothing,
  errors: { 404: ['notFound'], 409: ['restrictionEnded'] },
});

export type ShownRestriction = DataOfCall<typeof findRestrictions>[number];
