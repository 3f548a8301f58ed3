import type { FastifyInstance } from 'fastify';
import type { DataTopic } from '#domain/data-topics.ts';
import { languages } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { type CacheText, sendText } from '../web/cached-texts.ts';
import { answerMissing } from './error-responses.tsx';
import { forOtherSites } from './for-other-sites.ts';

const files = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
} as const;
type FileKind = keyof typeof files;

interface YearFiles {
  /** The page below whose address they are: `/transparencia/2026.csv` */
  page: 'spending' | 'figures';
  topic: DataTopic;
  /** As they are saved, before the year. */
  name: string;
  /** Empty where there is nothing of the year. */
  write(year: string, kind: FileKind): Promise<string[]>;
}

/** What a page shows of a year as files, for whoever counts again; other sites may load them. Made once for a version. */
export function registerYearFiles(
  app: FastifyInstance,
  cacheText: CacheText,
  { page, topic, name, write }: YearFiles,
): void {
  for (const language of languages) {
    for (const kind of Object.keys(files) as FileKind[]) {
      app.get<{ Params: { year: string } }>(
        `${pathFor(page, language)}/:year.${kind}`,
        async (request, reply) => {
          const { year } = request.params;
          if (!/^20\d{2}$/.test(year)) return answerMissing(request, reply);
          const text = await cacheText(`${name} ${year} ${kind}`, [topic], () => write(year, kind));
          if (text.isEmpty) return answerMissing(request, reply);
          reply.headers({
            ...forOtherSites,
            'cache-control': 'public, max-age=300',
            'content-disposition': `attachment; filename="${name}-${year}.${kind}"`,
          });
          return sendText(request, reply.type(files[kind]), text);
        },
      );
    }
  }
}
