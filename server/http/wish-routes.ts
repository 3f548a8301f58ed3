import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { pathFor } from '#domain/site-map.ts';
import { wishesEndPath } from '#domain/wishes/wish-address.ts';
import type { Context } from '../context.ts';

interface KeyRoute {
  Params: { key: string };
}

/**
 * Where mail programs end all wishes of a mailbox by one click (RFC 8058), whatever they send: a POST, which must not be
 * redirected. Whoever opens the address comes to the page that asks.
 */
export async function registerWishRoutes(
  app: FastifyInstance,
  { context: { wishes } }: { context: Context },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: 4_096 },
    async (_request: unknown, body: string) => body,
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get<KeyRoute>(`${wishesEndPath}/:key`, async ({ params: { key } }, reply) =>
    reply.redirect(pathFor('wishes', 'es', { key }), 303),
  );

  app.post<KeyRoute>(`${wishesEndPath}/:key`, async ({ params: { key }, ip }, reply) => {
    try {
      await wishes.endWishes(key, undefined, ip);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Also where they have ended already: nobody learns more.
      return reply.code(error.status).type('text/plain').send('');
    }
    return reply.code(200).type('text/plain').send('');
  });
}
