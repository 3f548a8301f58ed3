import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AppLoadContext, createRequestHandler, type ServerBuild } from 'react-router';
import { dateIn } from '#domain/clock.ts';
import { defaultLanguage, isLanguage, type Language } from '#domain/language.ts';
import { type PageMatch, resolvePath } from '#domain/site-map.ts';
import type { Context } from '../context.ts';
import { acceptsGzip } from './accepts-gzip.ts';
import { isUnchanged } from './etag.ts';
import { PageCache } from './page-cache.ts';
import {
  freshNonce,
  keepPage,
  noncePlaceholder,
  type RenderedPage,
  withNonce,
} from './rendered-page.ts';
import { pagePolicy } from './security.ts';

const publicCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';
const privateCaching = 'private, no-cache';

/** Loads the built pages; in development each request gets the newest. */
export type PagesBuild = () => Promise<ServerBuild>;

/**
 * Every address that nothing else answers: the site map decides between a page, a redirect and
 * home; React Router renders the page; public pages are kept for the next visitor.
 */
export async function registerPages(
  app: FastifyInstance,
  context: Context,
  { build, live }: { build: PagesBuild; live: boolean },
): Promise<void> {
  const cache = new PageCache();
  const handle = createRequestHandler(build, context.config.environment);

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      // A path that begins with two slashes must not become another host.
      const address = new URL(context.config.siteUrl + request.url);
      const resolved = resolvePath(pagePath(address.pathname));
      if (resolved.kind === 'unknown') return reply.redirect('/', 302);
      if (resolved.kind === 'redirect')
        return reply.redirect(resolved.to + address.search, resolved.status);

      const load = loadContext(context, request, resolved);
      const policy = (nonce: string) => pagePolicy(nonce, context.config, live);
      if (resolved.page.keyed) reply.header('referrer-policy', 'same-origin');
      if (live || resolved.page.guard !== 'public' || resolved.page.keyed || !resolved.language) {
        const page = await keepPage(await handle(toWebRequest(request, address), load));
        return sendPage(request, reply, page, { policy, caching: privateCaching });
      }
      const key = await cacheKey(context, address, load.language);
      // Kept for everybody, so it is made without anything that one visitor sent.
      const page = await cache.get(key, async () =>
        keepPage(await handle(new Request(address), load)),
      );
      return sendPage(request, reply, page, { policy, caching: publicCaching });
    },
  });
}

/** React Router asks for a page's data at the page's path with `.data` at the end. */
function pagePath(pathname: string): string {
  if (pathname === '/_root.data') return '/';
  return pathname.endsWith('.data') ? pathname.slice(0, -'.data'.length) : pathname;
}

function loadContext(
  context: Context,
  request: FastifyRequest,
  { page, language }: PageMatch,
): AppLoadContext {
  return {
    app: context,
    language: language ?? chosenLanguage(request),
    page: page.id,
    nonce: noncePlaceholder,
  };
}

/** For a page with one path for both languages: the `lang` cookie that mirrors local storage. */
function chosenLanguage(request: FastifyRequest): Language {
  const value = /(?:^|;\s*)lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  return isLanguage(value) ? value : defaultLanguage;
}

async function cacheKey(
  { clock, config, dataVersions }: Context,
  address: URL,
  language: Language,
): Promise<string> {
  const query = new URLSearchParams(address.search);
  query.sort();
  const today = dateIn(config.timezone, clock.now());
  return [language, address.pathname, query, today, await dataVersions.current('pets')].join(' ');
}

function toWebRequest(request: FastifyRequest, address: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  return new Request(address, { method: 'GET', headers });
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  { policy, caching }: { policy: (nonce: string) => string; caching: string },
): FastifyReply {
  reply.headers(page.headers).header('vary', 'accept-encoding');
  if (page.status === 200) reply.header('cache-control', caching).header('etag', page.etag);
  if (page.status === 200 && isUnchanged(request.headers['if-none-match'], page.etag)) {
    // The browser keeps the policy that it stored with the page: its nonce is the one in that page.
    return reply.removeHeader('content-security-policy').code(304).send();
  }
  const nonce = freshNonce();
  if (page.headers['content-type']?.startsWith('text/html')) {
    reply.header('content-security-policy', policy(nonce));
  }
  reply.code(page.status);
  if (!acceptsGzip(request)) return reply.send(withNonce(page, nonce, 'identity'));
  return reply.header('content-encoding', 'gzip').send(withNonce(page, nonce, 'gzip'));
}
