import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openApi } from './openapi.ts';
import { docsPage } from './page.tsx';
import { docsStyle } from './style.ts';

const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface Kept {
  body: string;
  etag: string;
}

/**
 * `/docs` for people, `/openapi.json` for tools (`/docs/json` is its former address): written when they are first asked
 * for, and the same until the next start.
 */
export function registerDocs(app: FastifyInstance, siteName: string): void {
  const written = new Map<string, Kept>();

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { type, write }: { type: string; write: () => string },
  ): FastifyReply {
    let kept = written.get(type);
    if (!kept) {
      const body = write();
      kept = {
        body,
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
      };
      written.set(type, kept);
    }
    reply.headers({ etag: kept.etag, 'cache-control': 'public, no-cache' });
    if (request.headers['if-none-match'] === kept.etag) return reply.code(304).send();
    return reply.type(`${type}; charset=utf-8`).send(kept.body);
  }

  app.get('/docs', (request, reply) =>
    send(request, reply.header('content-security-policy', policy), {
      type: 'text/html',
      write: () => docsPage(siteName),
    }),
  );
  app.get('/docs/style.css', (request, reply) =>
    send(request, reply, { type: 'text/css', write: () => docsStyle }),
  );
  for (const path of ['/openapi.json', '/docs/json']) {
    app.get(path, (request, reply) =>
      send(request, reply, {
        type: 'application/json',
        write: () => JSON.stringify(openApi(siteName)),
      }),
    );
  }
}
