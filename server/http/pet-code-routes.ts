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
/** By the first part of their addresses. */
const goalPages: Partial<Record<string, 'campaign' | 'fundraiser'>> = {
  campanas: 'campaign',
  recaudaciones: 'fundraiser',
};
const idPattern = /^[0-9a-f-]{36}$/;
const slugPattern = /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

function pathOf(what: string, id: string, language: Language): string | undefined {
  const goalPage = goalPages[what];
  if (goalPage) {
    return slugPattern.test(id) ? pathFor(goalPage, language, { slug: id }) : undefined;
  }
  const programme = programmes.find((each) => each === what);
  if (!programme || !idPattern.test(id)) return undefined;
  return pathFor(petPages[programme], language, { id });
}

/**
 * `/codigo-qr/{programme}/{pet}/{es|en}.svg`: the address of a pet's page as a QR code, for its printed page;
 * `/codigo-qr/campanas/{slug}/{es|en}.svg` that of a campaign's, and with `recaudaciones` of a person's. It depends on the address alone, so it tells nobody whether
 * such a pet or campaign is there.
 */
export function registerPetCodeRoutes(
  app: FastifyInstance,
  { context: { config } }: { context: Pick<Context, 'config'> },
): void {
  app.get<Route>('/codigo-qr/:programme/:id/:file', async (request, reply) => {
    const { programme, id, file } = request.params;
    const language = files[file];
    const path = language && pathOf(programme, id, language);
    if (!path) return answerMissing(request, reply);
    const address = config.siteUrl + path;
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
