import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, invalid } from '#domain/errors.ts';
import { languages, locale } from '#domain/language.ts';
import { pageParam } from '#domain/paging.ts';
import {
  type PetFeedQuery,
  petFeedParams,
  petFeedPath,
  petForFeed,
  readPetFeedQuery,
} from '#domain/pets/pet-feed-wire.ts';
import { writePetFilter } from '#domain/pets/pet-filter.ts';
import { petStatus, programmes } from '#domain/pets/vocabularies.ts';
import { toFailure } from '#server/wire/errors.ts';
import type { Context } from '../context.ts';
import { type CacheText, sendText } from '../web/cached-texts.ts';
import { announcePet } from './announce-pet.ts';
import { forOtherSites } from './for-other-sites.ts';

const json = 'application/json; charset=utf-8';

/** `/feeds/{language}/mascotas.json`: all public pets, page by page, for other sites and programs. */
export function registerPetFeedRoutes(
  app: FastifyInstance,
  { context, cacheText }: { context: Context; cacheText: CacheText },
): void {
  const { pets, content, limits } = context;
  const { siteUrl } = context.config;

  for (const language of languages) {
    const path = petFeedPath(language);
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      await limits.consume('petFeed', request.ip);
      const { query, wrong } = readPetFeedQuery(new URL(request.url, siteUrl).searchParams);
      if (wrong.length > 0) {
        throw invalid(Object.fromEntries(wrong.map((name) => [name, ['parameterUnknown']])));
      }
      // The same text for everybody who asks the same, in whatever order.
      const address = addressOf(path, query);
      const text = await cacheText(address, ['content', 'pets'], () => write(query, request.ip));
      reply.header('cache-control', 'public, max-age=60, s-maxage=300');
      return sendText(request, reply.type(json), text);
    };
    const write = async (query: PetFeedQuery, asker: string) => {
      const { items, ...page } = await pets.feedPage(query, asker);
      const isLast = page.page >= page.lastPage;
      const head = JSON.stringify({
        organizacion: await content.organisationName(),
        sitio: siteUrl,
        idioma: locale[language],
        pagina: page.page,
        limite: page.limit,
        total: page.total,
        ultima_pagina: page.lastPage,
        siguiente: isLast ? null : siteUrl + addressOf(path, { ...query, page: page.page + 1 }),
      });
      const list = items.map((pet) =>
        JSON.stringify(petForFeed(pet, announcePet(pet, siteUrl, language), siteUrl)),
      );
      return [`${head.slice(0, -1)},"mascotas":[`, list.join(',\n'), ']}\n'];
    };
    app.get(path, async (request, reply) => {
      reply.headers(forOtherSites);
      try {
        return await answer(request, reply);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const { status, body, retryAfterSeconds } = toFailure(error, language);
        if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
        return reply.code(status).header('cache-control', 'no-store').type(json).send(body);
      }
    });
  }
}

function addressOf(path: string, { programmes: asked, filter, order, page, limit }: PetFeedQuery) {
  const params = writePetFilter(filter, order);
  const [only] = asked;
  if (only && asked.length < programmes.length) {
    params.set(petFeedParams.programme, petStatus.toWire(only));
  }
  params.set(petFeedParams.limit, String(limit));
  if (page > 1) params.set(pageParam, String(page));
  return `${path}?${params}`;
}
