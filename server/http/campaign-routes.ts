import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Language, languages } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { packageFolder } from '#server/process/package-folder.ts';
import type { Context } from '../context.ts';
import { BoundedWork, logRejected } from '../limits/overload.ts';
import { type CacheText, sendText } from '../web/cached-texts.ts';
import { isUnchanged } from '../web/etag.ts';
import { answerMissing } from './error-responses.tsx';

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestSlug = 80;
const isSlug = (text: string) => text.length <= longestSlug && slugPattern.test(text);
/** Other sites load these. */
const forOthers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};
/** Drawings; each takes about a third of a second. */
const bounds = { atOnce: 1, waiting: 30 };
/** Bytes: some 150 KB each. */
const memory = 8 * 1024 * 1024;

interface Named {
  Params: { slug: string; file: string };
}

const languageOf = (file: string, ending: string): Language | undefined =>
  languages.find((language) => file === `${language}.${ending}`);

/**
 * What campaigns and people's own pages are spread with: the picture of a shared link and a poster, and of a campaign its
 * progress as a file and a script for other sites. Each is made once for a version of it, whoever asks how often.
 */
export function registerCampaignRoutes(
  app: FastifyInstance,
  { context, cacheText }: { context: Context; cacheText: CacheText },
): void {
  const { campaigns, fundraisers } = context;
  /** By the words for them in addresses of files. */
  const shared = [
    { media: 'campaigns', files: 'campanas', of: campaigns },
    { media: 'fundraisers', files: 'recaudaciones', of: fundraisers },
  ] as const;
  const drawing = new BoundedWork(bounds, logRejected('pictures of campaigns', context));

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

  const drawn = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: memory,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context: draw }) => drawing.run(draw),
  });

  for (const { media, files, of } of shared) {
    app.route<Named>({
      method: ['GET', 'HEAD'],
      url: `/media/${media}/:slug/:file`,
      async handler(request, reply) {
        const { slug, file } = request.params;
        const language = languageOf(file, 'jpg');
        const picture = language && isSlug(slug) ? await of.shareImage(slug, language) : undefined;
        if (!picture) return notFound(reply);
        const image = await drawn.fetch(picture.key, { context: picture.draw });
        if (!image) return notFound(reply);
        const etag = `"${createHash('sha256').update(picture.key).digest('base64url').slice(0, 22)}"`;
        reply.headers({ ...forOthers, etag, 'cache-control': 'public, max-age=3600, s-maxage=60' });
        if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
        return reply.type('image/jpeg').send(image);
      },
    });

    app.get<Named>(`/archivos/${files}/:slug/:file`, async (request, reply) => {
      const { slug, file: name } = request.params;
      const language = languageOf(name, 'pdf');
      const poster = language && isSlug(slug) ? await of.poster(slug, language) : undefined;
      const file = poster && (await drawn.fetch(poster.key, { context: poster.draw }));
      if (!file) return answerMissing(request, reply);
      reply.headers({
        'cache-control': 'public, max-age=60',
        'content-disposition': `inline; filename="${slug}-${language}.pdf"`,
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      });
      return reply.type('application/pdf').send(file);
    });
  }
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
