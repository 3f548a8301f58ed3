import type { FastifyInstance, FastifyReply } from 'fastify';
import { languages } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Context } from '../context.ts';
import { type CacheText, sendText } from '../web/cached-texts.ts';
import { forOtherSites } from './for-other-sites.ts';

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestSlug = 80;
const isSlug = (text: string) => text.length <= longestSlug && slugPattern.test(text);

interface Named {
  Params: { slug: string };
}

/** What other sites show of a campaign: its progress as a file, made once for a version of it. */
export function registerCampaignRoutes(
  app: FastifyInstance,
  { context, cacheText }: { context: Context; cacheText: CacheText },
): void {
  const { campaigns } = context;

  for (const language of languages) {
    const list = pathFor('campaigns', language);
    app.get<Named>(`${list}/:slug.json`, async (request, reply) => {
      const { slug } = request.params;
      if (!isSlug(slug)) return notFound(reply);
      const text = await cacheText(`campaign ${slug} ${language}`, ['campaigns'], async () => {
        const facts = await campaigns.spread(slug, language);
        return facts ? [JSON.stringify(facts)] : [];
      });
      if (text.isEmpty) return notFound(reply);
      reply.headers({ ...forOtherSites, 'cache-control': 'public, max-age=60, s-maxage=60' });
      return sendText(request, reply.type('application/json; charset=utf-8'), text);
    });
  }
}

function notFound(reply: FastifyReply) {
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8');
  return reply.send('Not found');
}
