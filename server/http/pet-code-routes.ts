import type { FastifyInstance } from 'fastify';
import type { Language } from '#domain/language.ts';
import { programmes } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Context } from '../context.ts';
import { answerMissing } from './error-responses.tsx';

interface Route {
  Params: { programme: string; id: string; file: string };
}

const files: Partial<Record<string, Language>> = { 'es.svg': 'es', 'en.svg': 'en' };
const petPages = { adoption: 'adoptionPet', rehabilitation: 'rehabilitationPet' } as const;
const idPattern = /^[0-9a-f-]{36}$/;

/**
 * `/codigo-qr/{programme}/{pet}/{es|en}.svg`: the address of a pet's page as a QR code, for its printed page. It depends
 * on the address alone, so it tells nobody whether such a pet is there.
 */
export function registerPetCodeRoutes(
  app: FastifyInstance,
  { context: { config } }: { context: Pick<Context, 'config'> },
): void {
  app.get<Route>('/codigo-qr/:programme/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    const programme = programmes.find((each) => each === request.params.programme);
    const language = files[file];
    if (!programme || !language || !idPattern.test(id)) return answerMissing(request, reply);
    const address = config.siteUrl + pathFor(petPages[programme], language, { id });
    const { toString: drawQrCode } = await import('qrcode');
    const image = await drawQrCode(address, {
      type: 'svg',
      margin: 0,
      errorCorrectionLevel: 'M',
    });
    return reply
      .headers({
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      })
      .type('image/svg+xml')
      .send(image);
  });
}
