import { printBooklet } from '#domain/care/care-calls.ts';
import { pdfFile } from '#server/wire/files/pdf-file.ts';
import { implement } from '../../implement.ts';

export const cartilla = [
  implement(printBooklet, {
    summary:
      'The medical record of a pet (`id`) to print, as a PDF: who it is, what comes next, what was done, and its weights; notes ' +
      'are left out. For whoever keeps the record; to others 404.',
    async handle({ input: { id }, viewer, context, language }) {
      return pdfFile(await context.care.printBooklet(viewer, id, language));
    },
  }),
];
