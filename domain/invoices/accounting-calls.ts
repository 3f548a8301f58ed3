import { fileQuery } from '../contract/call.ts';
import { bounded, integer, wire } from '../contract/shape.ts';

/** A month for whoever keeps the accounts: donations, refunds, disputes with their fees, and invoices. */
const month = {
  access: { right: 'invoices.manage' },
  takes: {
    year: wire('anio', bounded(integer, { min: 2000, max: 2100 })),
    month: wire('mes', bounded(integer, { min: 1, max: 12 })),
  },
  errors: { 409: ['accountingTooLarge'] },
} as const;

export const downloadAccountingWorkbook = fileQuery('facturacion:contabilidad_xlsx', {
  ...month,
  produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});

export const downloadAccountingCsv = fileQuery('facturacion:contabilidad_csv', {
  ...month,
  produces: 'text/csv',
});
