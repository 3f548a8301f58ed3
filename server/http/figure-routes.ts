import type { FastifyInstance } from 'fastify';
import { figuresCsv, figuresJson, yearsOf } from '#domain/figures/figures-wire.ts';
import type { Context } from '../context.ts';
import type { CacheText } from '../web/cached-texts.ts';
import { registerYearFiles } from './year-files.ts';

/** How many animals came and left in a year as files. */
export function registerFigureRoutes(
  app: FastifyInstance,
  { context: { openFigures }, cacheText }: { context: Context; cacheText: CacheText },
): void {
  registerYearFiles(app, cacheText, {
    page: 'figures',
    topic: 'figures',
    name: 'cifras',
    async write(year, kind) {
      const figures = await openFigures.figures();
      if (!figures || !yearsOf(figures).includes(year)) return [];
      if (kind === 'csv') return [figuresCsv(figures, year)];
      return [JSON.stringify(figuresJson(figures, year))];
    },
  });
}
