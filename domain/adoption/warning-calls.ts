import { type DataOfCall, query } from '../contract/call.ts';
import {
  count,
  day,
  flag,
  id,
  inputId,
  instant,
  list,
  nullable,
  object,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { identityKinds } from './identity.ts';
import { recordedReasons, warningLimits, warningMarks, warningOutcomes } from './warnings.ts';

/** What whoever decides should know about who applies. */

export const findWarnings = query('solicitudes:advertencias', {
  access: 'session',
  takes: { id: inputId },
  gives: object({
    applications: wire(
      'solicitudes',
      list(
        object(
          {
            kinds: wire('datos', list(word(identityKinds))),
            otherAccount: wire('otra_cuenta', flag),
            otherName: wire('otro_nombre', flag),
            outcome: wire('resultado', word(warningOutcomes)),
            createdAt: wire('created_at', instant),
            /** Of one that the reader decides about. */
            known: wire(
              'conocida',
              nullable(
                object({
                  folio: count,
                  name: wire('nombre', text),
                  reason: wire('motivo', nullable(word(recordedReasons))),
                }),
              ),
            ),
          },
          'ApplicationWarning',
        ),
      ),
    ),
    more: wire('hay_mas', flag),
    restriction: wire(
      'restriccion',
      nullable(
        object({
          until: wire('hasta', day),
          kinds: wire('datos', list(word(identityKinds))),
          /** To whoever keeps the list alone. */
          reason: wire('motivo', nullable(text)),
        }),
      ),
    ),
  }),
  errors: { 403: ['forbidden'], 404: ['notFound'] },
});

export const findMarks = query('solicitudes:marcas', {
  access: 'session',
  takes: { ids: list(inputId, { min: 1, max: warningLimits.marked }) },
  gives: list(object({ id, marks: wire('avisos', list(word(warningMarks))) })),
});

export type ShownWarnings = DataOfCall<typeof findWarnings>;
export type ShownWarning = ShownWarnings['applications'][number];
