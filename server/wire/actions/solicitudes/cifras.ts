import { z } from 'zod';
import { figureLimits } from '#domain/adoption/figures.ts';
import { recordedReasons } from '#domain/adoption/warnings.ts';
import type { GroupFigures } from '#server/features/adoption-applications/figures.ts';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { count, shape, text, wordOf } from '../../values.ts';
import { wireLanguage, wireText } from '../../wire-text.ts';

const input = z.strictObject({ desde: wireText, hasta: wireText, lang: wireLanguage });

const spans = shape({ mediana: count.nullable(), p90: count.nullable() });
const group = {
  recibidas: count,
  adoptadas: count,
  devueltas: count,
  respuesta: spans,
  adopcion: spans,
};

const groupToWire = ({ received, adopted, returned, answer, adoption }: GroupFigures) => ({
  recibidas: received,
  adoptadas: adopted,
  devueltas: returned,
  respuesta: { mediana: answer.median, p90: answer.p90 },
  adopcion: { mediana: adoption.median, p90: adoption.p90 },
});

const cifras = defineAction({
  name: 'solicitudes:cifras',
  summary:
    `Of applications that arrived from the month \`desde\` to \`hasta\` (YYYY-MM, at most ${figureLimits.months}): how many ` +
    'arrived, ended in an adoption and came back; minutes to the first answer and to the adoption (median, and what nine ' +
    'of ten did not exceed); reasons of a no; by month. For the caller’s own pets; for staff of all, and by rescuer.',
  access: 'session',
  input,
  output: shape({
    total: shape(group),
    meses: z.array(shape({ mes: text, ...group })),
    motivos: z.array(shape({ motivo: wordOf(recordedReasons), total: count })),
    responsables: z.array(shape({ nombre: text.nullable(), ...group })),
  }),
  async handle({ input: { desde, hasta }, viewer, context }) {
    const { all, months, reasons, rescuers } = await withWireNames(names, () =>
      context.applications.findFigures(viewer, { first: desde, last: hasta }),
    );
    return {
      data: {
        total: groupToWire(all),
        meses: months.map((one) => ({ mes: one.month, ...groupToWire(one) })),
        motivos: reasons.map(({ reason, total }) => ({
          motivo: recordedReasons.toWire(reason),
          total,
        })),
        responsables: rescuers.map((one) => ({ nombre: one.name, ...groupToWire(one) })),
      },
    };
  },
});

const exportar = defineAction({
  name: 'solicitudes:exportar_cifras',
  summary:
    'The applications of `solicitudes:cifras` one by one as a table for spreadsheets (UTF-8 with its mark, RFC 4180), without ' +
    'anything about the families.',
  access: 'session',
  produces: 'text/csv',
  input,
  async handle({ input: { desde, hasta }, viewer, context, language }) {
    const { day, pieces } = await withWireNames(names, () =>
      context.applications.exportFigures(viewer, { first: desde, last: hasta }, language),
    );
    const name = `${fileNames[language]}-${day}.csv`;
    return { file: { name, type: 'text/csv; charset=utf-8', pieces } };
  },
});

const names = { first: 'desde', last: 'hasta' };
const fileNames = { es: 'cifras-de-adopcion', en: 'adoption-figures' };

export const cifrasActions = [cifras, exportar];
