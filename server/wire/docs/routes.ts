import type { FastifyInstance } from 'fastify';
import { openApi } from './openapi.ts';
import { docsPage, docsStyle } from './page.tsx';

const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/docs` for people, `/docs/json` for tools; written when they are first asked for. */
export function registerDocs(app: FastifyInstance, siteName: string): void {
  let page: string | undefined;
  let document: string | undefined;
  app.get('/docs', (_request, reply) => {
    page ??= docsPage(siteName);
    return reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(page);
  });
  app.get('/docs/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(docsStyle),
  );
  app.get('/docs/json', (_request, reply) => {
    document ??= JSON.stringify(openApi(siteName));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
