import { z } from 'zod';
import { retentionKinds } from '#domain/retention.ts';
import { defineAction } from '../registry.ts';
import { count, flag, instant, moment, shape } from '../values.ts';

const kind = z.enum(retentionKinds as [string, ...string[]]);

const consultar = defineAction({
  name: 'conservacion:consultar',
  summary:
    'What the next run over data whose retention time is over would do (`pendientes`, by `tipo`, with the date of the ' +
    'oldest in `desde`; no more than 10,000 are counted), and the latest runs with their counts, newest first. Nothing is changed.',
  access: { right: 'retention.read' },
  input: z.object({}),
  output: shape({
    meses_adopcion: count.meta({ description: 'Months for which adoption data is kept' }),
    pendientes: z.array(shape({ tipo: kind, total: count, desde: moment.nullable() })),
    corridas: z.array(
      shape({
        inicio: instant,
        /** null while it is not through. */
        fin: instant.nullable(),
        resultados: z.array(shape({ tipo: kind, total: count, fallo: flag })),
      }).meta({ id: 'RetentionRun' }),
    ),
  }),
  async handle({ viewer, context }) {
    const { due, runs } = await context.retention.review(viewer);
    return {
      data: {
        meses_adopcion: context.config.adoptionDataMonths,
        pendientes: [...due].map(([tipo, { count: total, oldest }]) => ({
          tipo,
          total,
          desde: oldest,
        })),
        corridas: runs.map(({ startedAt, finishedAt, report }) => ({
          inicio: startedAt,
          fin: finishedAt,
          resultados: Object.entries(report).map(([tipo, { done, failed }]) => ({
            tipo,
            total: done,
            fallo: failed === true,
          })),
        })),
      },
    };
  },
});

export const conservacion = [consultar] as const;
