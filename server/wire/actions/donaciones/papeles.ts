import {
  exportOwnDonations,
  findGivingYears,
  printReceipt,
  printYearlyStatement,
} from '#domain/donations/donation-paper-calls.ts';
import { pdfFile } from '#server/wire/files/pdf-file.ts';
import { implement } from '../../implement.ts';

export const papeles = [
  implement(printReceipt, {
    summary:
      'The receipt of one donation that was paid, as a PDF: for its donor and administrators. It is no CFDI, and says so.',
    async handle({ input: { id }, viewer, context, language }) {
      return pdfFile(await context.donationReceipts.receipt(viewer, id, language));
    },
  }),

  implement(findGivingYears, {
    summary:
      'The years in which one’s own donations were paid or given back, the latest first, with what they come to in pesos.',
    async handle({ viewer, context }) {
      return { data: await context.donationReceipts.years(viewer) };
    },
  }),

  implement(printYearlyStatement, {
    summary:
      'All that one gave in a year, and got back of it, as a PDF: totals by kind and month, and each movement.',
    async handle({ input: { year }, viewer, context, language }) {
      return pdfFile(await context.donationReceipts.statement(viewer, year, language));
    },
  }),

  implement(exportOwnDonations, {
    summary:
      'All of one’s own donations in every state, as a table for spreadsheets (UTF-8 with its mark, RFC 4180); its words are ' +
      'those of `lang`.',
    async handle({ viewer, context, language }) {
      const { name, pieces } = await context.donationReceipts.exportOwn(viewer, language);
      return { file: { name, type: 'text/csv; charset=utf-8', pieces } };
    },
  }),
];
