import { type DataOfCall, fileQuery, query } from '../contract/call.ts';
import { bounded, cents, inputId, integer, list, object, wire } from '../contract/shape.ts';

/** Papers of one's own donations. */

export const printReceipt = fileQuery('donaciones:recibo', {
  access: 'session',
  takes: { id: inputId },
  produces: 'application/pdf',
  errors: { 404: ['notFound'], 409: ['receiptOfUnpaid'] },
});

export const findGivingYears = query('donaciones:consultar_anios', {
  access: 'session',
  gives: list(object({ year: wire('anio', integer), cents: wire('monto', cents) })),
});

export const printYearlyStatement = fileQuery('donaciones:resumen_anual', {
  access: 'session',
  takes: { year: wire('anio', bounded(integer, { min: 2000, max: 9999 })) },
  produces: 'application/pdf',
  errors: { 404: ['notFound'] },
});

export const exportOwnDonations = fileQuery('donaciones:exportar_propias', {
  access: 'session',
  produces: 'text/csv',
});

export type GivingYear = DataOfCall<typeof findGivingYears>[number];
