import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLanguage } from '#domain/language.ts';
import { previewPath } from '#server/features/communication/newsletter-issues/preview-links.ts';
import { samplePath } from '#server/features/kits/mail/mail-samples.ts';
import type { Context } from '../context.ts';

/** No script, no form, and its links open nothing in the frame; of the portal's origin, for its pictures are for that alone. */
const policy = (pictures: boolean) =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src ${pictures ? "'self'" : "'none'"}`,
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; ');

const requested = '@media (prefers-color-scheme: dark)';

interface Look {
  tema?: string;
  fotos?: string;
}

interface Sample {
  mail: string;
  language: string;
  token: string;
}

/**
 * Mails as they will be, in the frame of their editor, by a signed link: an issue of the newsletter, or one that repeats a
 * text of the portal, with its draft and invented data. Light, or dark (`tema=oscuro`), or without pictures (`fotos=no`).
 */
export async function registerMailPreviews(
  app: FastifyInstance,
  { context: { newsletterIssues, mail } }: { context: Context },
): Promise<void> {
  app.get<{ Params: { token: string }; Querystring: Look }>(
    `${previewPath}/:token`,
    async ({ params: { token }, query }, reply) =>
      show(reply, await newsletterIssues.preview(token), query),
  );

  const sampleOf = ({ mail: name, language, token }: Sample) =>
    isLanguage(language) ? mail.showSample({ name, language, token }) : undefined;

  app.get<{ Params: Sample; Querystring: Look }>(
    `${samplePath}/:mail/:language/:token`,
    async ({ params, query }, reply) => show(reply, (await sampleOf(params))?.html, query),
  );

  app.get<{ Params: Sample }>(
    `${samplePath}/:mail/:language/:token/adjunto`,
    async ({ params }, reply) => {
      const [attached] = (await (await sampleOf(params))?.attachments()) ?? [];
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      if (!attached) return reply.code(404).type('text/plain').send('');
      return reply
        .type(attached.type)
        .header('content-disposition', 'inline')
        .send(attached.content);
    },
  );
}

function show(reply: FastifyReply, html: string | undefined, { tema, fotos }: Look) {
  reply.headers({
    'cache-control': 'no-store',
    'content-security-policy': policy(fotos !== 'no'),
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
  });
  if (html === undefined) return reply.code(404).type('text/plain').send('');
  const shown = html.replaceAll(requested, tema === 'oscuro' ? '@media all' : '@media not all');
  return reply.type('text/html; charset=utf-8').send(shown);
}
