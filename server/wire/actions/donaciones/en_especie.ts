import {
  cancelInKind,
  findInKind,
  printInKind,
  recordInKind,
} from '#domain/donations/in-kind-calls.ts';
import { pdfFile } from '#server/wire/files/pdf-file.ts';
import { implement } from '../../implement.ts';

export const enEspecie = [
  implement(recordInKind, {
    summary:
      'Records a gift that is no money (food, medicine, blankets): what, on which day, of whom, and what its donor estimates (`valor_estimado`, ' +
      'pesos). It is in no sum of money; `facturacion:crear_en_especie` invoices it.',
    async handle({ input, viewer, address, context: { inKindGifts }, once }) {
      const data = await once((record) => inKindGifts.record({ viewer, address }, input, record));
      return { data };
    },
  }),

  implement(findInKind, {
    summary: 'Gifts in kind, the newest first, or those that were cancelled (`cancelados`).',
    async handle({ input: { isCancelled, ...request }, viewer, context: { inKindGifts } }) {
      const { items: data, ...page } = await inKindGifts.list(viewer, isCancelled, request);
      return { data, page };
    },
  }),

  implement(printInKind, {
    summary: 'The receipt of a gift in kind, as a PDF. It is no CFDI, and says so.',
    async handle({ input: { id }, viewer, context: { inKindGifts }, language }) {
      return pdfFile(await inKindGifts.receipt(viewer, id, language));
    },
  }),

  implement(cancelInKind, {
    summary:
      'Cancels a gift in kind that was recorded by mistake; it stays, with the reason (`motivo`).',
    async handle({ input: { id, reason }, viewer, address, context: { inKindGifts } }) {
      await inKindGifts.cancel({ viewer, address }, id, { reason });
      return { data: null };
    },
  }),
];
