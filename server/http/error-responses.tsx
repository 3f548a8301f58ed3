import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestErrors } from '#domain/error-messages/requests.ts';
import { AppError } from '#domain/errors.ts';
import { defaultLanguage, type Language } from '#domain/language.ts';
import { resolvePath } from '#domain/site-map.ts';
import { Unavailable } from '#server/limits/unavailable.ts';
import { acceptedLanguage } from '#server/web/accepted-language.ts';
import { toFailure } from '#server/wire/errors.ts';
import { removeFileHeaders } from '#server/wire/files/file-response.ts';
import { chosenLanguage } from './chosen-language.ts';
import { type AnotherTry, type ErrorPageText, errorPage, errorPagePolicy } from './error-page.tsx';

const json = 'application/json; charset=utf-8';

const errorPages = {
  400: {
    title: { es: 'No pudimos leer esta dirección', en: 'We could not read this address' },
    text: {
      es: 'Está incompleta o pide demasiadas cosas a la vez. Abre la página desde el inicio.',
      en: 'It is incomplete or asks for too much at once. Open the page from the home page.',
    },
  },
  403: {
    title: requestErrors.formOfOtherSite,
    text: {
      es: 'No lo recibimos, para que nadie escriba en tu nombre. Ábrelo en este portal y envíalo desde aquí.',
      en: 'We did not take it, so that nobody writes in your name. Open it on this portal and send it from here.',
    },
  },
  404: { title: { es: 'No lo encontramos.', en: 'We could not find it.' } },
  405: { title: { es: 'Aquí solo se puede leer.', en: 'This can only be read.' } },
  413: {
    title: { es: 'Es demasiado largo', en: 'That is too long' },
    text: {
      es: 'Es demasiado largo para enviarlo de una vez. Regresa y acórtalo.',
      en: 'That is too long to send at once. Go back and shorten it.',
    },
  },
  414: {
    title: { es: 'Esta dirección es demasiado larga', en: 'This address is too long' },
    text: {
      es: 'Abre la página desde el inicio.',
      en: 'Open the page from the home page.',
    },
  },
  429: {
    title: {
      es: 'Recibimos muchos mensajes desde tu conexión.',
      en: 'We are getting many messages from your connection.',
    },
    text: {
      es: 'Espera unos minutos y envíalo de nuevo: lo que escribiste sigue aquí.',
      en: 'Wait a few minutes and send it again: what you wrote is still here.',
    },
  },
  tooManyPages: {
    title: {
      es: 'Se abrieron muchas páginas desde tu conexión.',
      en: 'Many pages were opened from your connection.',
    },
    text: {
      es: 'Espera unos minutos e inténtalo de nuevo.',
      en: 'Wait a few minutes and try again.',
    },
  },
  503: {
    title: { es: 'Volvemos en un momento', en: 'We will be right back' },
    text: {
      es: 'Por ahora no podemos mostrarte esta página. Intenta de nuevo en un momento.',
      en: 'We cannot show you this page right now. Please try again in a moment.',
    },
  },
  500: { title: { es: 'Lo sentimos, algo salió mal.', en: 'Sorry, something went wrong.' } },
} as const satisfies Record<number | 'tooManyPages', ErrorPageText>;

/** Where another try may end well. */
const passing: readonly number[] = [429, 500, 503];

/** What went wrong outside the wire, which has its own envelope: our own errorPages keep their status. */
export async function answerError(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const rejection = error instanceof AppError ? error : undefined;
  const status = rejection?.status ?? error.statusCode ?? 500;
  if (rejection?.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(rejection.retryAfterSeconds));
  }
  if (status >= 500 && !(error instanceof Unavailable))
    request.log.error({ reqId: request.id, err: error, req: request }, 'a request failed');
  removeFileHeaders(reply);
  return refuse(request, reply, status, status === 503 ? rejection : undefined);
}

/** Nothing is here, or nothing that can be called in this way. */
export async function answerMissing(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (request.method === 'GET' || request.method === 'HEAD') return refuse(request, reply, 404);
  return refuse(request, reply.header('allow', 'GET, HEAD'), 405);
}

/** @param error for programs, where it says more than the status */
function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  error?: AppError,
): FastifyReply {
  const isPage = request.method === 'GET' || request.method === 'HEAD';
  const name = status === 429 && isPage ? 'tooManyPages' : (status as keyof typeof errorPages);
  const rejection: ErrorPageText = errorPages[name] ?? errorPages[500];
  reply.code(status).header('cache-control', 'no-store');
  if (!request.headers.accept?.includes('text/html')) {
    const accepted = acceptedLanguage(request) ?? defaultLanguage;
    const body = error
      ? toFailure(error, accepted).body
      : { status: 'error', message: (rejection.text ?? rejection.title)[accepted] };
    return reply.type(json).send(body);
  }
  return reply
    .header('content-security-policy', errorPagePolicy)
    .type('text/html; charset=utf-8')
    .send(errorPage(rejection, readerLanguage(request), anotherTry(request, status)));
}

/** Of the page that was asked for, else of the reader. */
function readerLanguage(request: FastifyRequest): Language {
  const found = resolvePath(pathOf(request));
  const ofPage = found.kind === 'page' ? found.language : null;
  return ofPage ?? chosenLanguage(request.raw) ?? acceptedLanguage(request) ?? defaultLanguage;
}

/** What was typed into a form is sent back with its error, to be sent again. */
function anotherTry(request: FastifyRequest, status: number): AnotherTry | boolean {
  // Opens the form here.
  if (status === 403) return true;
  if (!passing.includes(status)) return false;
  if (request.method === 'GET') return true;
  const { body } = request;
  return typeof body === 'string' && { action: pathOf(request), fields: new URLSearchParams(body) };
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '/';

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
