import { printInvoice } from '#domain/invoices/report-calls.ts';
import { implement } from '../implement.ts';

export const reportes = [
  implement(printInvoice, {
    summary:
      'The printed form of an invoice, as a PDF: for its donor and administrators. `empresa` and `sucursales` may be said, ' +
      'and change nothing: there is one of each.',
    async handle({ input: { params }, viewer, context }) {
      const { name, type, stream } = await context.invoices.openFile(viewer, params, 'pdf');
      return { file: { name, type, pieces: stream } };
    },
  }),
];
