import type { FastifyInstance, FastifyRequest } from 'fastify';
import { newsletterPaths } from '#domain/contact/newsletter-paths.ts';
import { type Language, languages } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Context } from '../context.ts';
import { answerMissing } from './error-responses.tsx';

interface LinkRoute {
  Params: { token: string };
}

/**
 * The links of the newsletter's mails. They act and lead to the newsletter's page, which tells the outcome by its
 * query (`suscripcion`). Unsubscribing takes a POST, for mail scanners open every link: from the button of the page,
 * or in one click from the mail program (RFC 8058), which must not be redirected. Counted links lead nowhere but to what an
 * editor wrote.
 */
export async function registerNewsletterRoutes(
  app: FastifyInstance,
  { context: { newsletter, newsletterIssues } }: { context: Context },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 4_096 },
    async (_request: unknown, body: string) => body,
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  for (const language of languages) {
    const { confirm, cancel, follow } = newsletterPaths[language];

    app.get<LinkRoute>(
      `${confirm}/:token`,
      { exposeHeadRoute: false },
      async ({ params: { token } }, reply) => {
        const confirmed = await newsletter.confirm(token);
        const outcome = confirmed ? 'confirmada' : 'enlace-invalido';
        return reply.redirect(newsletterPage(language, { suscripcion: outcome }), 303);
      },
    );

    app.get<LinkRoute>(`${cancel}/:token`, async ({ params: { token } }, reply) =>
      reply.redirect(newsletterPage(language, { cancelar: token }), 303),
    );

    app.get<LinkRoute>(`${follow}/:token`, async (request, reply) => {
      const by = { address: request.ip, isReader: isOfReader(request) };
      const address = await newsletterIssues.followLink(request.params.token, by);
      if (address === undefined) return answerMissing(request, reply);
      return reply
        .headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
        .redirect(new URL(address).href, 302);
    });

    app.post<LinkRoute>(`${cancel}/:token`, async ({ params: { token }, body }, reply) => {
      const cancelled = await newsletter.cancel(token);
      if (cancelled) await newsletterIssues.noteUnsubscribed(token);
      if (String(body).includes('One-Click')) {
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

/** Browsers say so where they fetch what nobody has asked for yet. */
const ahead = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];
const isOfReader = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && !ahead.some((name) => /prefetch|prerender|preview/i.test(`${headers[name]}`));

const newsletterPage = (language: Language, query: Record<string, string>) =>
  `${pathFor('newsletter', language)}?${new URLSearchParams(query)}`;
