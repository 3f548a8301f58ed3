import { z } from 'zod';
import { pdfFile } from '../../pdf-file.ts';
import { defineAction } from '../../registry.ts';
import { pesos, shape } from '../../values.ts';
import { wireId, wireLanguage } from '../../wire-text.ts';

const recibo = defineAction({
  name: 'donaciones:recibo',
  summary:
    'The receipt of one donation that was paid, as a PDF: for its donor and administrators. It is no CFDI, and says so.',
  access: 'session',
  produces: 'application/pdf',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  errors: { 404: ['notFound'], 409: ['receiptOfUnpaid'] },
  async handle({ input: { id }, viewer, context, language }) {
    return pdfFile(await context.donationReceipts.receipt(viewer, id, language));
  },
});

const consultarAnios = defineAction({
  name: 'donaciones:consultar_anios',
  summary:
    'The years in which one’s own donations were paid or given back, the latest first, with what they come to in pesos.',
  access: 'session',
  input: z.strictObject({}),
  output: z.array(shape({ anio: z.int(), monto: pesos })),
  async handle({ viewer, context }) {
    const years = await context.donationReceipts.years(viewer);
    return { data: years.map(({ year, cents }) => ({ anio: year, monto: cents / 100 })) };
  },
});

const resumenAnual = defineAction({
  name: 'donaciones:resumen_anual',
  summary:
    'All that one gave in a year, and got back of it, as a PDF: totals by kind and month, and each movement.',
  access: 'session',
  produces: 'application/pdf',
  input: z.strictObject({ anio: z.int().min(2000).max(9999), lang: wireLanguage }),
  errors: { 404: ['notFound'] },
  async handle({ input: { anio }, viewer, context, language }) {
    return pdfFile(await context.donationReceipts.statement(viewer, anio, language));
  },
});

const exportarPropias = defineAction({
  name: 'donaciones:exportar_propias',
  summary:
    'All of one’s own donations in every state, as a table for spreadsheets (UTF-8 with its mark, RFC 4180); its words are ' +
    'those of `lang`.',
  access: 'session',
  produces: 'text/csv',
  input: z.strictObject({ lang: wireLanguage }),
  async handle({ viewer, context, language }) {
    const { name, pieces } = await context.donationReceipts.exportOwn(viewer, language);
    return { file: { name, type: 'text/csv; charset=utf-8', pieces } };
  },
});

export const papeles = [recibo, consultarAnios, resumenAnual, exportarPropias];
