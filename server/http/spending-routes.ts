import type { FastifyInstance } from 'fastify';
import { toWire } from '#domain/contract/translate.ts';
import { findPublicAccounts } from '#domain/spending/public-accounts-calls.ts';
import { publicAccountsCsv } from '#domain/spending/public-accounts-wire.ts';
import type { Context } from '../context.ts';
import type { CacheText } from '../web/cached-texts.ts';
import { registerYearFiles } from './year-files.ts';

/** The published accounts of a year as files. */
export function registerSpendingRoutes(
  app: FastifyInstance,
  { context: { spending }, cacheText }: { context: Context; cacheText: CacheText },
): void {
  registerYearFiles(app, cacheText, {
    page: 'spending',
    topic: 'spending',
    name: 'transparencia',
    async write(year, kind) {
      const months = await spending.publishedAccounts(year);
      if (months.length === 0) return [];
      if (kind === 'csv') return [publicAccountsCsv(months)];
      return [JSON.stringify(toWire(findPublicAccounts.gives, months))];
    },
  });
}
