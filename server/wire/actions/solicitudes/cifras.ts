import { exportFigures, findFigures } from '#domain/adoption/figure-calls.ts';
import { figureLimits } from '#domain/adoption/figures.ts';
import { implement } from '../../implement.ts';

const fileNames = { es: 'cifras-de-adopcion', en: 'adoption-figures' };

export const cifrasActions = [
  implement(findFigures, {
    summary:
      `Of applications that arrived from the month \`desde\` to \`hasta\` (YYYY-MM, at most ${figureLimits.months}): how many ` +
      'arrived, ended in an adoption and came back; minutes to the first answer and to the adoption (median, and what nine ' +
      'of ten did not exceed); reasons of a no; by month. For the caller’s own pets; for staff of all, and by rescuer.',
    async handle({ input, viewer, context }) {
      return { data: await context.applications.findFigures(viewer, input) };
    },
  }),

  implement(exportFigures, {
    summary:
      'The applications of `solicitudes:cifras` one by one as a table for spreadsheets (UTF-8 with its mark, RFC 4180), without ' +
      'anything about the families.',
    async handle({ input, viewer, context, language }) {
      const { day, pieces } = await context.applications.exportFigures(viewer, input, language);
      const name = `${fileNames[language]}-${day}.csv`;
      return { file: { name, type: 'text/csv; charset=utf-8', pieces } };
    },
  }),
];
