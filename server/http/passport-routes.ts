import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { passportKeysPath } from '#domain/passports/passport-paths.ts';
import { contentDisposition } from '#server/wire/files/content-disposition.ts';
import type { Context } from '../context.ts';
import { answerMissing } from './error-responses.tsx';

interface Route {
  Params: { id: string; file: string };
}

const files: Partial<Record<string, Language>> = { 'es.pdf': 'es', 'en.pdf': 'en' };
const idPattern = /^[0-9a-f-]{36}$/;

/**
 * The public keys of passports, for whoever checks one by a program of their own; and `/archivos/pasaportes/{id}/{es|en}.pdf`,
 * for the session of whoever sees the pet's passports. To others it does not exist.
 */
export function registerPassportRoutes(
  app: FastifyInstance,
  { context: { passports, sessions } }: { context: Pick<Context, 'passports' | 'sessions'> },
): void {
  app.get(passportKeysPath, async (_request, reply) => {
    const keys = await passports.publishedKeys();
    return reply
      .type('application/jwk-set+json; charset=utf-8')
      .headers({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=300, stale-if-error=86400',
      })
      .send(JSON.stringify({ keys: keys.map((key) => ({ ...key, use: 'sig', alg: 'EdDSA' })) }));
  });

  app.get<Route>('/archivos/pasaportes/:id/:file', async (request, reply) => {
    reply.headers({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'same-origin',
    });
    const { id, file } = request.params;
    const language = files[file];
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const viewer = token === undefined ? undefined : await sessions.authenticate(token);
    if (!language || !idPattern.test(id) || !viewer || typeof viewer === 'string') {
      return answerMissing(request, reply);
    }
    try {
      const { name, bytes } = await passports.openPdf(viewer, id, language);
      return reply
        .header('content-disposition', contentDisposition(name))
        .type('application/pdf')
        .send(bytes);
    } catch (error) {
      if (error instanceof AppError && error.code === 'notFound')
        return answerMissing(request, reply);
      throw error;
    }
  });
}
