import { z } from 'zod';
import { defineAction } from '../registry.ts';
import { wireLanguage } from '../wire-text.ts';

const html = defineAction({
  name: 'reportes:html',
  summary:
    'The printed form of an invoice, as a PDF: for its donor and administrators. `empresa` and `sucursales` may be said, ' +
    'and change nothing: there is one of each.',
  access: 'session',
  produces: 'application/pdf',
  input: z.strictObject({
    reporte: z.literal('pdf_cfdi'),
    params: z.object({
      serie: z.string().max(20).default(''),
      folio: z
        .union([
          z.number(),
          z
            .string()
            .regex(/^\d{1,9}$/)
            .transform(Number),
        ])
        .pipe(z.int32().min(1)),
    }),
    lang: wireLanguage,
  }),
  errors: { 404: ['notFound'] },
  async handle({ input: { params }, viewer, context }) {
    const key = { series: params.serie, folio: params.folio };
    const { name, type, stream } = await context.invoices.openFile(viewer, key, 'pdf');
    return { file: { name, type, pieces: stream } };
  },
});

export const reportes = [html];
