import type { FastifyInstance } from 'fastify';
import { previewPath } from '#server/features/newsletter-issues/preview-links.ts';
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

const asked = '@media (prefers-color-scheme: dark)';

/**
 * An issue of the newsletter as the mail that it will be, in the frame of its editor: by a signed link, light, or dark
 * (`tema=oscuro`), or without pictures (`fotos=no`).
 */
export async function registerNewsletterPreview(
  app: FastifyInstance,
  { context: { newsletterIssues } }: { context: Context },
): Promise<void> {
  app.get<{ Params: { token: string }; Querystring: { tema?: string; fotos?: string } }>(
    `${previewPath}/:token`,
    async ({ params: { token }, query: { tema, fotos } }, reply) => {
      const html = await newsletterIssues.preview(token);
      reply.headers({
        'cache-control': 'no-store',
        'content-security-policy': policy(fotos !== 'no'),
        'x-frame-options': 'SAMEORIGIN',
        'x-robots-tag': 'noindex',
      });
      if (html === undefined) return reply.code(404).type('text/plain').send('');
      const shown = html.replaceAll(asked, tema === 'oscuro' ? '@media all' : '@media not all');
      return reply.type('text/html; charset=utf-8').send(shown);
    },
  );
}
