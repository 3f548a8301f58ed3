import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Language, languages } from '#domain/language.ts';
import type { Context } from '../context.ts';
import { BoundedWork, logRejected } from '../limits/overload.ts';
import { isUnchanged } from '../web/etag.ts';
import { answerMissing } from './error-responses.tsx';

/** Bytes: a picture has some 150 KB, a poster 200. */
const memory = 24 * 1024 * 1024;
/** Drawings; each takes about a third of a second. */
const bounds = { atOnce: 1, waiting: 30 };

interface Named {
  Params: { id: string; file: string };
}

const idPattern = /^[0-9a-f-]{36}$/;
const pictureName = /^(es|en)-(og|post|story)\.jpg$/;
const posterName = /^(es|en)-(cartel|tiras)\.pdf$/;
const posterForms = { cartel: 'poster', tiras: 'tabs' } as const;

const languageNamed = (name: string | undefined): Language | undefined =>
  languages.find((language) => language === name);

/**
 * What people hand on of a pet: `/media/pets/{pet}/{es|en}-{og|post|story}.jpg` and `/archivos/mascotas/{pet}/{es|en}-{cartel|tiras}.pdf`.
 * Each is drawn once for what it shows, one at a time; whoever wants many waits. The picture beside links is for programs, which
 * share addresses: it is not counted.
 */
export function registerPetKitRoutes(
  app: FastifyInstance,
  { context }: { context: Pick<Context, 'petKit' | 'limits' | 'log' | 'clock'> },
): void {
  const { petKit, limits } = context;
  const drawing = new BoundedWork(bounds, logRejected('pictures of pets', context));
  const drawn = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: memory,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context: draw }) => drawing.run(draw),
  });

  async function send(
    file: { key: string; draw(): Promise<Buffer> },
    {
      reply,
      type,
      unchanged,
      asker,
    }: {
      reply: FastifyReply;
      type: string;
      unchanged: string | undefined;
      asker: string | undefined;
    },
  ) {
    const etag = `"${file.key.slice(0, 22)}"`;
    reply.headers({
      etag,
      'cache-control': 'public, max-age=3600, s-maxage=60',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (isUnchanged(unchanged, etag)) return reply.code(304).send();
    if (asker !== undefined && !drawn.has(file.key)) await limits.consume('petKit', asker);
    return reply.type(type).send(await drawn.fetch(file.key, { context: () => file.draw() }));
  }

  app.route<Named>({
    method: ['GET', 'HEAD'],
    url: '/media/pets/:id/:file',
    async handler(request, reply) {
      const { id, file } = request.params;
      const [, name, format] = pictureName.exec(file) ?? [];
      const language = languageNamed(name);
      const picture =
        language && idPattern.test(id)
          ? await petKit.picture(id, language, format as 'og' | 'post' | 'story')
          : undefined;
      if (!picture) {
        reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8');
        return reply.send('Not found');
      }
      const asker = format === 'og' ? undefined : request.ip;
      const unchanged = request.headers['if-none-match'];
      return send(picture, { reply, type: 'image/jpeg', unchanged, asker });
    },
  });

  app.get<Named>('/archivos/mascotas/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    const [, name, form] = posterName.exec(file) ?? [];
    const language = languageNamed(name);
    const poster =
      language && idPattern.test(id)
        ? await petKit.poster(id, language, posterForms[form as keyof typeof posterForms])
        : undefined;
    if (!poster) return answerMissing(request, reply);
    reply.header('content-disposition', `inline; filename="${form}-${language}.pdf"`);
    const unchanged = request.headers['if-none-match'];
    return send(poster, { reply, type: 'application/pdf', unchanged, asker: request.ip });
  });
}
