import type { FastifyInstance } from 'fastify';
import { openApi } from './openapi.ts';
import { docsPage, docsStyle } from './page.ts';

const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/docs` for people, `/docs/json` for tools. */
export function registerDocs(app: FastifyInstance, siteName: string): void {
  const page = docsPage(siteName);
  const document = JSON.stringify(openApi(siteName));
  app.get('/docs', (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
  );
  app.get('/docs/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(docsStyle),
  );
  app.get('/docs/json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  );
}
