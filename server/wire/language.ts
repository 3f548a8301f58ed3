import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { defaultLanguage, isLanguage, type Language } from '#domain/language.ts';
import { acceptedLanguage } from '#server/web/accepted-language.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's, as far as it was decided; `languageOf` tells it in any case. */
    language: Language | null;
  }
}

export function registerLanguage(app: FastifyInstance): void {
  app.decorateRequest('language', null);
}

/** In which a call is answered, by what is known of it by now. */
export const languageOf = (request: FastifyRequest): Language =>
  request.language ?? decideLanguage(request, request.body);

/** The language that the call itself asks for, else its header's, else the account's, else the portal's. */
export function decideLanguage(request: FastifyRequest, input: unknown, viewer?: Viewer): Language {
  const account = viewer?.kind === 'user' ? viewer.language : undefined;
  request.language =
    askedLanguage(input) ?? acceptedLanguage(request) ?? account ?? defaultLanguage;
  return request.language;
}

/** `lang` of the call; documents of visitors carry it in their payload, where their forms have it. */
function askedLanguage(input: unknown): Language | undefined {
  const call = asObject(input);
  const payload = asObject(call.payload);
  return [call.lang, payload.lang, asObject(payload.encabezado).lang].find(isLanguage);
}

const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
