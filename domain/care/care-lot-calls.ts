import { command, creation, type DataOfCall, query } from '../contract/call.ts';
import {
  bounded,
  count,
  day,
  flag,
  freeWord,
  id,
  inputId,
  inputText,
  list,
  nothing,
  nullable,
  object,
  optional,
  optionally,
  text,
  typedNumber,
  wire,
  word,
} from '../contract/shape.ts';
import { careKind, lotKind } from './care-kinds.ts';

/** What people have of vaccines and the like, and who got something of a lot. */

export const findCareLots = query('cuidados:lotes', {
  access: 'session',
  takes: { ofAll: wire('todas', optionally(flag, false)) },
  gives: object({
    today: wire('hoy', day),
    lots: wire(
      'lotes',
      list(
        object(
          {
            id,
            kind: wire('tipo', word(lotKind)),
            product: wire('producto', text),
            lot: wire('lote', text),
            expiresOn: wire('caducidad', nullable(day)),
            doses: wire('dosis', count),
            left: wire('quedan', count),
            isOwn: wire('propio', flag),
          },
          'CareLot',
        ),
      ),
    ),
  }),
  errors: { 403: ['forbidden'] },
});

export const addCareLot = creation('cuidados:agregar_lote', {
  access: 'session',
  takes: {
    kind: wire('tipo', freeWord(lotKind)),
    product: wire('producto', inputText),
    lot: wire('lote', inputText),
    expiresOn: wire('caducidad', optional(nullable(inputText))),
    doses: wire('dosis', typedNumber),
  },
  gives: object({ id }),
  errors: { 409: ['careLotsFull'] },
});

export const removeCareLot = command('cuidados:borrar_lote', {
  access: 'session',
  takes: { id: inputId },
  gives: nothing,
  errors: { 404: ['notFound'] },
});

const ofLot = {
  lot: wire('lote', bounded(text, { min: 1, max: 40 })),
};

export const findTreatedWith = query('cuidados:quien_recibio', {
  access: 'session',
  takes: ofLot,
  gives: list(
    object(
      {
        petId: wire('mascota_id', id),
        petName: wire('mascota', text),
        kind: wire('tipo', word(careKind)),
        product: wire('producto', text),
        onDate: wire('fecha', day),
      },
      'TreatedWith',
    ),
  ),
});

export const countDosesWithoutLot = query('cuidados:dosis_sin_lote', {
  access: 'session',
  takes: ofLot,
  gives: nullable(
    object({
      from: wire('desde', day),
      until: wire('hasta', day),
      doses: wire('dosis', count),
    }),
  ),
});

export type FoundLot = DataOfCall<typeof findCareLots>['lots'][number];
