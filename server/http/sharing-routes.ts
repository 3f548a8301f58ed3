import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { defaultLanguage, type Language, languages } from '#domain/language.ts';
import {
  type PictureFormat,
  type PosterForm,
  pictureFormats,
  posterForms,
  type ShareKind,
  shareKinds,
} from '#domain/sharing/shared-file-address.ts';
import { pathFor } from '#domain/site-map.ts';
import { smallerPicture } from '#server/features/communication/sharing/draw-picture.ts';
import type { SharedFile } from '#server/features/communication/sharing/sharing.ts';
import type { Context } from '../context.ts';
import { BoundedWork, logRejected } from '../limits/overload.ts';
import { acceptedLanguage } from '../web/accepted-language.ts';
import { isUnchanged } from '../web/etag.ts';
import { chosenLanguage } from './chosen-language.ts';
import { answerMissing } from './error-responses.tsx';

/** Bytes: a picture has some 150 KB, a poster 200. */
const memory = 24 * 1024 * 1024;
/** Drawings; each takes about a third of a second. */
const bounds = { atOnce: 1, waiting: 30 };

interface Named {
  Params: { id: string; file: string };
}

const idPattern = /^(?:[0-9a-f-]{36}|(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*)$/;
const fileName = /^(es|en)-([a-z]+?)(-min)?\.(jpg|pdf)$/;
const petPages = { adoption: 'adoptionPet', rehabilitation: 'rehabilitationPet' } as const;

interface Asked {
  language: Language;
  format: PictureFormat | undefined;
  form: PosterForm | undefined;
  isSmall: boolean;
}

function asked({ id, file }: Named['Params']): Asked | undefined {
  const [, name, word, small, ending] = fileName.exec(file) ?? [];
  const language = languages.find((one) => one === name);
  if (!language || !idPattern.test(id)) return undefined;
  const forms = Object.keys(posterForms) as PosterForm[];
  return {
    language,
    format: ending === 'jpg' ? pictureFormats.find((one) => one === word) : undefined,
    form: ending === 'pdf' && !small ? forms.find((one) => posterForms[one] === word) : undefined,
    isSmall: small !== undefined,
  };
}

/**
 * What people hand on: `/media/{pets|litters|events|campaigns|fundraisers}/{id}/{es|en}-{og|post|story}[-min].jpg`,
 * `/archivos/{mascotas|camadas|eventos|campanas|recaudaciones}/{id}/{es|en}-{cartel|tiras|cuatro}.pdf`, and `/p/{code}`, which leads to
 * a pet. Each file is drawn once for what it shows, one at a time; whoever wants many waits. Pictures beside links are for programs,
 * which share addresses: they are not counted.
 */
export function registerSharingRoutes(
  app: FastifyInstance,
  { context }: { context: Pick<Context, 'sharing' | 'pets' | 'limits' | 'log' | 'clock'> },
): void {
  const { sharing, pets, limits } = context;
  const drawing = new BoundedWork(bounds, logRejected('shared pictures', context));
  const drawn = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: memory,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context: draw }) => drawing.run(draw),
  });
  const fetch = async ({ key, draw }: SharedFile): Promise<Buffer> => {
    const file = await drawn.fetch(key, { context: draw });
    if (!file) throw new Error('a picture was not drawn');
    return file;
  };
  const smallKey = ({ key }: SharedFile) => `${key} small`;
  /** The same picture, smaller; the large one, which people open next, is kept as well. */
  async function fetchSmall(file: SharedFile): Promise<Buffer> {
    const known = drawn.get(smallKey(file));
    if (known) return known;
    const whole = await fetch(file);
    return fetch({ key: smallKey(file), draw: () => smallerPicture(whole) });
  }

  async function send(
    reply: FastifyReply,
    file: SharedFile,
    {
      type,
      unchanged,
      asker,
      isSmall = false,
    }: { type: string; unchanged: string | undefined; asker?: string; isSmall?: boolean },
  ) {
    const etag = `"${file.key.slice(0, 22)}${isSmall ? 's' : ''}"`;
    reply.headers({
      etag,
      'cache-control': 'public, max-age=3600, s-maxage=60',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (isUnchanged(unchanged, etag)) return reply.code(304).send();
    const isKept = drawn.has(file.key) || (isSmall && drawn.has(smallKey(file)));
    if (asker !== undefined && !isKept) await limits.consume('sharedFile', asker);
    return reply.type(type).send(await (isSmall ? fetchSmall(file) : fetch(file)));
  }

  for (const kind of Object.keys(shareKinds) as ShareKind[]) {
    const { media, files } = shareKinds[kind];
    app.route<Named>({
      method: ['GET', 'HEAD'],
      url: `/media/${media}/:id/:file`,
      async handler(request, reply) {
        const { language, format, isSmall } = asked(request.params) ?? {};
        const picture =
          language &&
          format &&
          (await sharing.picture(kind, request.params.id, { language, format }));
        if (!picture) {
          reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8');
          return reply.send('Not found');
        }
        return send(reply, picture, {
          ...{ type: 'image/jpeg', isSmall },
          unchanged: request.headers['if-none-match'],
          ...(format !== 'og' && { asker: request.ip }),
        });
      },
    });

    app.get<Named>(`/archivos/${files}/:id/:file`, async (request, reply) => {
      const { language, form } = asked(request.params) ?? {};
      const poster =
        language && form && (await sharing.poster(kind, request.params.id, { language, form }));
      if (!poster) return answerMissing(request, reply);
      const name = `${posterForms[form]}-${language}.pdf`;
      reply.header('content-disposition', `inline; filename="${name}"`);
      const unchanged = request.headers['if-none-match'];
      return send(reply, poster, { type: 'application/pdf', unchanged, asker: request.ip });
    });
  }

  app.get<{ Params: { code: string } }>('/p/:code', async (request, reply) => {
    const found = await pets.findByCode(request.params.code);
    if (!found) return answerMissing(request, reply);
    const language = chosenLanguage(request.raw) ?? acceptedLanguage(request) ?? defaultLanguage;
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    return reply.redirect(pathFor(petPages[found.programme], language, { id: found.id }), 302);
  });
}
