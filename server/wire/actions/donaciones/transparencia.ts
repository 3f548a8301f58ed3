import { makeTransparencyReport } from '#domain/donations/transparency-calls.ts';
import { pdfFile } from '#server/wire/files/pdf-file.ts';
import { implement } from '../../implement.ts';

export const transparencia = [
  implement(makeTransparencyReport, {
    summary:
      'What the books of a year say for the declaration of transparency (LISR art. 82 VI), as a PDF: donations by how they were paid and ' +
      'what for, valid invoices by who received them, expenses of the organization, and what the portal does not know.',
    async handle({ input: { year }, viewer, address, context, language }) {
      return pdfFile(await context.transparency.make({ viewer, address }, year, language));
    },
  }),
];
