import type { FastifyInstance } from 'fastify';
import { toWire } from '#domain/contract/translate.ts';
import { languages } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { findPublicAccounts } from '#domain/spending/public-accounts-calls.ts';
import { publicAccountsCsv } from '#domain/spending/public-accounts-wire.ts';
import type { Context } from '../context.ts';
import { type CacheText, sendText } from '../web/cached-texts.ts';
import { answerMissing } from './error-responses.tsx';

const files = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
} as const;
type Kind = keyof typeof files;

/** The published accounts of a year as files, for whoever counts again; other sites may load them. */
export function registerSpendingRoutes(
  app: FastifyInstance,
  { context: { spending }, cacheText }: { context: Context; cacheText: CacheText },
): void {
  async function write(year: string, kind: Kind): Promise<string[]> {
    const months = await spending.publishedAccounts(year);
    if (months.length === 0) return [];
    if (kind === 'csv') return [publicAccountsCsv(months)];
    return [JSON.stringify(toWire(findPublicAccounts.gives, months))];
  }

  for (const language of languages) {
    for (const kind of Object.keys(files) as Kind[]) {
      app.get<{ Params: { year: string } }>(
        `${pathFor('spending', language)}/:year.${kind}`,
        async (request, reply) => {
          const { year } = request.params;
          if (!/^20\d{2}$/.test(year)) return answerMissing(request, reply);
          const text = await cacheText(`accounts ${year} ${kind}`, ['spending'], () =>
            write(year, kind),
          );
          if (text.isEmpty) return answerMissing(request, reply);
          reply.headers({
            'access-control-allow-origin': '*',
            'cross-origin-resource-policy': 'cross-origin',
            'cache-control': 'public, max-age=300',
            'content-disposition': `attachment; filename="transparencia-${year}.${kind}"`,
            'x-content-type-options': 'nosniff',
          });
          return sendText(request, reply.type(files[kind]), text);
        },
      );
    }
  }
}
