import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { languages } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { packageFolder } from '#server/process/package-folder.ts';
import type { Context } from '../context.ts';
import { type CacheText, sendText } from '../web/cached-texts.ts';
import { isUnchanged } from '../web/etag.ts';

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestSlug = 80;
const isSlug = (text: string) => text.length <= longestSlug && slugPattern.test(text);
/** Other sites load these. */
const forOthers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

interface Named {
  Params: { slug: string };
}

/** What other sites show of a campaign: its progress as a file, made once for a version of it, and a script that shows it. */
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
      reply.headers({ ...forOthers, 'cache-control': 'public, max-age=60, s-maxage=60' });
      return sendText(request, reply.type('application/json; charset=utf-8'), text);
    });
  }

  app.get('/widgets/campana.js', async (request, reply) => {
    const script = await widget();
    const etag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`;
    reply.headers({ ...forOthers, etag, 'cache-control': 'public, max-age=3600' });
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(script);
  });
}

let script: Promise<Buffer> | undefined;
function widget(): Promise<Buffer> {
  script ??= readFile(join(packageFolder, 'server/http/campaign-widget.js'));
  return script;
}

function notFound(reply: FastifyReply) {
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8');
  return reply.send('Not found');
}
