import { command, type DataOfCall, fileQuery, query } from '../contract/call.ts';
import { bounded, inputId, list, nothing, nullable, text, wire } from '../contract/shape.ts';
import { giftKey, lang } from '../donations/payment-shapes.ts';
import { readDedication, writtenDedication } from './dedication-shapes.ts';

/** Cards that go with a gift: in somebody's honour or memory. A gift is begun with its own (`dedicatoria`). */

const gift = { donationId: wire('donativo_id', inputId), key: giftKey, ...lang };
const gone = { 404: ['notFound'] } as const;

/** The latest of an account. */
export const findDedications = query('dedicatorias:listar', {
  access: 'session',
  gives: list(readDedication),
});
export type OwnDedication = DataOfCall<typeof findDedications>[number];

/** Of a gift of one's own; null where it has none. */
export const openDedication = query('dedicatorias:consultar', {
  access: 'giver',
  takes: gift,
  gives: nullable(readDedication),
  errors: gone,
});

/** Until it is sent. */
export const changeDedication = command('dedicatorias:guardar', {
  access: 'giver',
  takes: { ...gift, dedication: wire('dedicatoria', writtenDedication) },
  gives: readDedication,
  errors: { ...gone, 409: ['cardOver'] },
});

export const stopDedication = command('dedicatorias:detener', {
  access: 'giver',
  takes: gift,
  gives: readDedication,
  errors: { ...gone, 409: ['cardOver'] },
});

export const printDedication = fileQuery('dedicatorias:imprimir', {
  access: 'giver',
  takes: gift,
  produces: 'application/pdf',
  errors: { ...gone, 409: ['cardUnpaid'] },
});

/** By the link of a card: its receiver gets no other one, from whomever. */
export const refuseCards = command('dedicatorias:no_mas', {
  access: 'everyone',
  takes: { key: wire('clave', bounded(text, { max: 100 })) },
  gives: nothing,
  errors: gone,
});
