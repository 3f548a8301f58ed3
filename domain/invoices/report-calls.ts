import { z } from 'zod';
import { fileQuery } from '../contract/call.ts';
import {
  bounded,
  constant,
  looseObject,
  optionally,
  ruled,
  text,
  wire,
} from '../contract/shape.ts';

/** An invoice to print. */
export const printInvoice = fileQuery('reportes:html', {
  access: 'session',
  takes: {
    report: wire('reporte', constant('pdf_cfdi')),
    params: looseObject({
      series: wire('serie', optionally(bounded(text, { max: 20 }), '')),
      folio: ruled(() =>
        z
          .union([
            z.number(),
            z
              .string()
              .regex(/^\d{1,9}$/)
              .transform(Number),
          ])
          .pipe(z.int32().min(1)),
      ),
    }),
  },
  produces: 'application/pdf',
  errors: { 404: ['notFound'] },
});
