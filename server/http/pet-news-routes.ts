import type { FastifyInstance, FastifyReply } from 'fastify';
import { petNewsEndPath } from '#domain/donations/pet-news-address.ts';
import { AppError } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { Context } from '../context.ts';
import { answerMissing } from './error-responses.tsx';
import { petNewsPage, petNewsPagePolicy } from './pet-news-page.tsx';

interface KeyRoute {
  Params: { key: string };
}

/**
 * Where mails about a pet that somebody gives to each month are ended: by one click in a mail program (RFC 8058), which
 * sends a POST of any kind, or by the button of the page that opens there.
 */
export async function registerPetNewsRoutes(
  app: FastifyInstance,
  { context: { monthlyDonations } }: { context: Context },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: 4_096 },
    async (_request: unknown, body: string) => body,
  );

  const show = (reply: FastifyReply, state: 'ask' | 'done', language: Language) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'content-security-policy': petNewsPagePolicy,
      })
      .send(petNewsPage(state, language));

  app.get<KeyRoute>(`${petNewsEndPath}/:key`, async (request, reply) => {
    const { key } = request.params;
    try {
      return show(reply, 'ask', await monthlyDonations.petNewsLanguage(key, request.ip));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'notFound') throw error;
      return answerMissing(request, reply);
    }
  });

  app.post<KeyRoute>(`${petNewsEndPath}/:key`, async ({ params: { key }, ip }, reply) => {
    try {
      return show(reply, 'done', await monthlyDonations.endPetNews(key, ip));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return reply.code(error.status).type('text/plain').send('');
    }
  });
}
