import type { FastifyInstance } from 'fastify';
import { newsletterPaths, pageButton } from '#domain/contact/newsletter-paths.ts';
import { type Language, languages } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Context } from '../context.ts';
import { answerMissing } from './error-responses.tsx';
import { isOpenedByProgram } from './opened-by-program.ts';

interface LinkRoute {
  Params: { token: string };
}

/**
 * The links of the newsletter's mails. Mail scanners open every link, so they lead to the newsletter's page, which asks
 * (`confirmar`, `cancelar`); its button sends a POST, and the page tells the outcome by its query (`suscripcion`). A mail
 * program unsubscribes in one click (RFC 8058), whatever it sends, and must not be redirected. Counted links lead nowhere
 * but to what an editor wrote.
 */
export async function registerNewsletterRoutes(
  app: FastifyInstance,
  { context: { newsletter, newsletterIssues } }: { context: Context },
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

  for (const language of languages) {
    const { confirm, cancel, follow } = newsletterPaths[language];

    app.get<LinkRoute>(`${confirm}/:token`, async ({ params: { token } }, reply) =>
      reply.redirect(newsletterPage(language, { confirmar: token }), 303),
    );

    app.post<LinkRoute>(`${confirm}/:token`, async ({ params: { token } }, reply) => {
      const outcome = (await newsletter.confirm(token)) ? 'confirmada' : 'enlace-invalido';
      return reply.redirect(newsletterPage(language, { suscripcion: outcome }), 303);
    });

    app.get<LinkRoute>(`${cancel}/:token`, async ({ params: { token } }, reply) =>
      reply.redirect(newsletterPage(language, { cancelar: token }), 303),
    );

    app.get<LinkRoute>(`${follow}/:token`, async (request, reply) => {
      const isReader = !isOpenedByProgram(request.method, request.headers);
      const by = { address: request.ip, isReader };
      const address = await newsletterIssues.followLink(request.params.token, by);
      if (address === undefined) return answerMissing(request, reply);
      return reply
        .headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
        .redirect(new URL(address).href, 302);
    });

    app.post<LinkRoute>(`${cancel}/:token`, async ({ params: { token }, body }, reply) => {
      const cancelled = await newsletter.cancel(token);
      if (cancelled) await newsletterIssues.noteUnsubscribed(token);
      if (String(body ?? '') !== fromPage) {
        return reply
          .code(cancelled ? 200 : 404)
          .type('text/plain')
          .send('');
      }
      const outcome = cancelled ? 'cancelada' : 'enlace-invalido';
      return reply.redirect(newsletterPage(language, { suscripcion: outcome }), 303);
    });
  }
}

/** What the button of the page sends. */
const fromPage = `${pageButton}=${pageButton}`;

const newsletterPage = (language: Language, query: Record<string, string>) =>
  `${pathFor('newsletter', language)}?${new URLSearchParams(query)}`;
