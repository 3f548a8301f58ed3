import { fileQuery } from '../contract/call.ts';
import { bounded, integer, wire } from '../contract/shape.ts';

/**
 * What the books say for the declaration of transparency that whoever may receive deductible donations files each May (LISR
 * art. 82 VI; SAT, ficha 19/ISR).
 */
export const makeTransparencyReport = fileQuery('donaciones:transparencia', {
  access: { right: 'invoices.manage' },
  takes: { year: wire('anio', bounded(integer, { min: 2000, max: 2100 })) },
  produces: 'application/pdf',
});
