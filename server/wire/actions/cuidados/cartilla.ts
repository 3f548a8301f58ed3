import { z } from 'zod';
import { pdfFile } from '../../pdf-file.ts';
import { defineAction } from '../../registry.ts';
import { wireId, wireLanguage } from '../../wire-text.ts';

const imprimir = defineAction({
  name: 'cuidados:cartilla',
  summary:
    'The medical record of a pet (`id`) to print, as a PDF: who it is, what comes next, what was done, and its weights; notes ' +
    'are left out. For whoever keeps the record; to others 404.',
  access: 'session',
  produces: 'application/pdf',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  errors: { 404: ['notFound'] },
  async handle({ input: { id }, viewer, context, language }) {
    return pdfFile(await context.care.printBooklet(viewer, id, language));
  },
});

export const cartilla = [imprimir];
