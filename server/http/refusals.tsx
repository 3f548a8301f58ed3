import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { type Bilingual, defaultLanguage } from '#domain/language.ts';
import { callRefusals } from '#domain/refusals/calls.ts';
import { acceptedLanguage } from '#server/accepted-language.ts';
import { htmlDocument } from '#server/html-document.ts';
import { TooBusy } from '#server/overload.ts';

const sentences = {
  405: { es: 'Aquí solo se puede leer.', en: 'This can only be read.' },
  503: callRefusals.tooBusy,
  413: {
    es: 'Es demasiado largo para enviarlo de una vez. Regresa y acórtalo.',
    en: 'That is too long to send at once. Go back and shorten it.',
  },
  404: { es: 'No lo encontramos.', en: 'We could not find it.' },
  500: { es: 'Lo sentimos, algo salió mal.', en: 'Sorry, something went wrong.' },
} as const;

/** What went wrong outside the wire, which has its own envelope: our own refusals keep their status. */
export async function answerError(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const status = error instanceof AppError ? error.status : (error.statusCode ?? 500);
  const retryAfter = error instanceof AppError ? error.retryAfterSeconds : undefined;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (status >= 500 && !(error instanceof TooBusy))
    request.log.error({ reqId: request.id, err: error, req: request }, 'a request failed');
  return refuse(request, reply, status);
}

/** Nothing is here, or nothing that can be called in this way. */
export async function answerMissing(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (request.method === 'GET' || request.method === 'HEAD') return refuse(request, reply, 404);
  return refuse(request, reply.header('allow', 'GET, HEAD'), 405);
}

function refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const sentence = sentences[status as keyof typeof sentences] ?? sentences[500];
  reply.code(status).header('cache-control', 'no-store');
  // As in the wire: whoever is still sending must hear it.
  reply.removeHeader('connection');
  if (!request.headers.accept?.includes('text/html')) {
    const language = acceptedLanguage(request) ?? defaultLanguage;
    return reply.send({ status: 'error', message: sentence[language] });
  }
  return reply.type('text/html; charset=utf-8').send(htmlDocument(<RefusalPage {...sentence} />));
}

const RefusalPage = ({ es, en }: Bilingual) => (
  <html lang="es-MX">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <title>Casa Animal</title>
    </head>
    <body>
      <main>
        <h1>{es}</h1>
        <p lang="en">{en}</p>
        <p>
          <a href="/">Casa Animal</a>
        </p>
      </main>
    </body>
  </html>
);

/**
 * The path and query that a request asks for. Whole addresses (RFC 9112 §3.2.2) lose their host; the colon of a call
 * may come encoded; what is no address at all leads home, as every unknown path does.
 */
export function readableUrl(request: Pick<IncomingMessage, 'url'>): string {
  const target = request.url ?? '/';
  const path = target.startsWith('/') ? target : withoutHost(target);
  if (path.startsWith('/api/')) return path.replace(/%3a/gi, ':');
  return isDecodable(path) ? path : '/%20';
}

function withoutHost(target: string): string {
  if (!URL.canParse(target)) return '/';
  const { pathname, search } = new URL(target);
  return pathname + search;
}

/** No page has a NUL in its address, and PostgreSQL takes none. */
function isDecodable(path: string): boolean {
  if (path.includes('%00')) return false;
  try {
    decodeURI(path.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
