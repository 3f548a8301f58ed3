import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { isLanguage, type Language } from '#domain/language.ts';

/** The first of our languages in `Accept-Language`, by its order and weights; `*` asks for none in particular. */
export function acceptedLanguage(request: Pick<FastifyRequest, 'headers'>): Language | undefined {
  if (request.headers['accept-language'] === undefined) return undefined;
  return new Negotiator(request)
    .languages()
    .map((tag) => tag.split('-', 1).join().toLowerCase())
    .find(isLanguage);
}
