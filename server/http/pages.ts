import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from '#domain/accounts/session-cookie.ts';
import { todayIn } from '#domain/clock.ts';
import { previewParam } from '#domain/content/preview-address.ts';
import { isDataPath, pagePathOf } from '#domain/data-address.ts';
import { defaultLanguage } from '#domain/language.ts';
import { type PageMatch, pathFor } from '#domain/site-map.ts';
import type { Context } from '../context.ts';
import { BoundedWork, logRejected } from '../limits/overload.ts';
import { networkOf } from '../web/network.ts';
import type { BrowserFiles, LoadContext, PageRenderer, PageRequest } from '../web/page-request.ts';
import { nameRoute } from '../web/request-route.ts';
import { CachedPage } from './cached-page.ts';
import { chosenLanguage } from './chosen-language.ts';
import { type Redirect, resolveAddress } from './page-address.ts';
import { PageCache } from './page-cache.ts';
import { type PageSources, sourcesOf } from './page-sources.ts';
import { registerPlainForms } from './plain-forms.ts';
import { pagePolicy, reportingEndpoints } from './security.ts';
import type { SendStaticFile } from './static-files.ts';

const publicCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';
/** Browsers heed `stale-while-revalidate` too: whoever changed something would read once more what was before. */
const publicDataCaching = 'public, no-cache';
const privateCaching = 'private, no-cache';
/** By its key such a page shows what is one person's. */
const keyedCaching = 'private, no-store';

/**
 * Pages are rendered by one thread: a few that wait for their data by turns are as fast as all at once, and whoever came
 * first is answered first. At about 20 ms each, the last one waits for a second or two. One network (a home, an office, a
 * carrier's customers behind one address) gets a quarter of the places: while it renders all it can, others wait for a
 * third of a second.
 */
const renderingAtOnce = { atOnce: 2, waiting: 60, perCaller: 16 };

export function createPageCache({ config, clock, dataVersions }: Context): PageCache {
  const today = todayIn(config.timezone, clock);
  return new PageCache((topics) => {
    const versions = dataVersions.known(topics);
    return versions && editionOf(today(), versions);
  });
}

const editionOf = (today: string, versions: readonly unknown[]) => [today, ...versions].join(' ');

/** Answers pages; in development each request gets the newest. */
export type LoadPages = () => Promise<PageRenderer>;

/** In development sources change: no page is cached. */
export interface LivePages {
  /** Adds what Vite needs in a document. */
  transform: (address: string, html: string) => Promise<string>;
}

interface PagesOptions {
  load: LoadPages;
  files: BrowserFiles;
  live?: LivePages;
  cache: PageCache;
  sendFile: SendStaticFile;
}

type Requested = Omit<PageRequest, 'files'>;

/**
 * Every address that nothing else answers: a built file, else the site map decides between a page, a redirect and
 * home; React Router loads and renders the page; public pages are cached for the next visitor.
 */
export async function registerPages(
  app: FastifyInstance,
  context: Context,
  { load, files, live, cache, sendFile }: PagesOptions,
): Promise<void> {
  const { config, clock, dataVersions } = context;
  const today = todayIn(config.timezone, clock);
  const rendering = new BoundedWork(renderingAtOnce, logRejected('pages', context));

  async function render(
    requested: Requested,
    caching: string,
    headers: Record<string, string>,
    network: string,
  ): Promise<CachedPage> {
    const answer = await rendering.run(async () => {
      // Otherwise whatever has come meanwhile, a cached page too, would wait for all pages before it.
      await setImmediate();
      const { answerPage } = await load();
      return answerPage({ ...requested, files });
    }, network);
    const { status, hashes } = answer;
    const own = { ...answer.headers };
    if (status === 200) own['cache-control'] = caching;
    // What is missing now may be there tomorrow, and caches keep a 404 or a 410 by default.
    if (status >= 400) own['cache-control'] = 'no-store';
    // A form that comes back with what was typed.
    if (status === 503) own['retry-after'] = '5';
    if (hashes) {
      const { page } = requested.context;
      own['reporting-endpoints'] = reportingEndpoints;
      own['content-security-policy'] = pagePolicy(config, {
        page,
        hashes,
        live: live !== undefined,
        cardProviders: [
          ...(context.paymentKeys.has('stripe') ? (['stripe'] as const) : []),
          ...(config.conekta?.publicKey ? (['conekta'] as const) : []),
        ],
      });
    }
    const body =
      hashes && live ? await live.transform(requested.request.url, answer.body) : answer.body;
    return CachedPage.from(status, { ...headers, ...own }, Buffer.from(body));
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      // A path that begins with two slashes must not become another host.
      const address = new URL(config.siteUrl + request.url);
      const { search } = address;
      const file = sendFile(address.pathname, request, reply);
      if (file) return file;
      const as = isDataPath(address.pathname) ? 'data' : 'document';
      address.pathname = pagePathOf(address.pathname);
      const found = await pageFor(context, address);
      if (found.kind === 'redirect') return leadOn(reply, found, as);
      const route = routeOf(found, as);
      nameRoute(request, route);
      // The data of a page is asked for by a document, which has its language.
      const exceptIn = found.page.alsoSpanish && as === 'document' ? 'es' : undefined;
      const isExcepted = exceptIn && exceptIn === chosenLanguage(request.raw);
      const resolved = isExcepted ? { ...found, language: null } : found;
      const load = loadContext(context, request, resolved);
      const requested = { as, context: load, bilingual: !found.language } as const;
      const sources = sourcesOf(resolved.page.id);
      const preview = previewOf(context, address, resolved);
      const isKeyed = preview !== undefined || resolved.page.keyed || hasKey(address, sources);
      hideKey(reply, isKeyed, preview);
      const headers = answerHeaders(reply);
      const network = networkOf(request.ip);
      if (live || resolved.page.guard !== 'public' || isKeyed || !resolved.language) {
        const page = await render(
          {
            ...requested,
            request: toWebRequest(request, address),
            context: { ...load, sender: request.ip, preview },
          },
          cachingForOne(isKeyed),
          headers,
          network,
        );
        return send(request, reply, page, search);
      }
      const { topics } = sources;
      const versions =
        dataVersions.known(topics) ??
        (await Promise.all(topics.map((topic) => dataVersions.current(topic))));
      keepKnownParameters(address, sources);
      const name = `${as} ${load.language} ${address.pathname}${address.search}`;
      const edition = editionOf(today(), versions);
      // Cached for everybody, so it is made without anything that one visitor sent.
      const forAll = { ...requested, request: new Request(address) };
      const caching = as === 'data' ? publicDataCaching : publicCaching;
      const known = { name, topics, edition, exceptIn, route } as const;
      const page = await cache.get(request.originalUrl, known, () =>
        render(forAll, caching, headers, network),
      );
      const own = await orOwn(request, page, () => {
        const context = { ...load, signedIn: true };
        return render({ ...forAll, context }, privateCaching, headers, network);
      });
      return send(request, reply, own, search);
    },
  });

  registerPlainForms(app, context, async (sent, { page, language }, request, reply) => {
    const load = { app: context, language, page, sender: request.ip };
    const requested = { request: sent, context: load, as: 'document', bilingual: false } as const;
    const headers = { ...answerHeaders(reply), 'cache-control': 'no-store' };
    const network = networkOf(request.ip);
    return send(request, reply, await render(requested, 'no-store', headers, network));
  });
}

const routeOf = ({ page, language }: PageMatch, as: Requested['as']): string => {
  const path = (language === 'en' && page.en) || page.es;
  return as === 'data' ? `${path}.data` : path;
};

/** For data as `app/page-data.ts` reads it: `fetch` would follow a redirect by itself, to a document. */
function leadOn(reply: FastifyReply, { to, status }: Redirect, as: Requested['as']): FastifyReply {
  if (as === 'document') return reply.redirect(to, status);
  return reply.code(202).header('cache-control', 'no-store').send({ redirect: to });
}

/** Of a portal that nobody administers yet, the pages by which its owner comes lead to the first start. */
async function pageFor({ firstStart }: Context, address: URL): Promise<PageMatch | Redirect> {
  const found = resolveAddress(address);
  if (found.kind === 'redirect' || !['home', 'login'].includes(found.page.id)) return found;
  if (!(await firstStart.leadsVisitors())) return found;
  const to = pathFor('firstStart', found.language ?? defaultLanguage);
  return { kind: 'redirect', to, status: 302 };
}

const cachingForOne = (isKeyed: boolean) => (isKeyed ? keyedCaching : privateCaching);

/** The page is all of the answer, its headers too: a 304 that brought a policy would put it in the place of the page's. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  search = '',
): FastifyReply {
  // What has moved is found at its new address with all that was asked for.
  if (page.status === 301 && search) {
    return reply.headers(page.headers).redirect(page.headers.location + search, 301);
  }
  reply.hijack();
  for (const name of reply.raw.getHeaderNames()) {
    // The framework says so while the server stops.
    if (name !== 'connection') reply.raw.removeHeader(name);
  }
  page.answer(request.raw, reply.raw);
  return reply;
}

/** What every answer of the portal carries, as it is set by now; each answer's own id is not the page's. */
function answerHeaders(reply: FastifyReply): Record<string, string> {
  const { 'x-request-id': _id, ...headers } = reply.getHeaders();
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** No other site is told the address; no search engine keeps a draft. */
function hideKey(reply: FastifyReply, isKeyed: boolean, preview: string | undefined): void {
  if (isKeyed) reply.header('referrer-policy', 'same-origin');
  if (preview !== undefined) reply.header('x-robots-tag', 'noindex');
}

/** The token of a link to a draft; only public pages show one. */
function previewOf(
  { content }: Context,
  { searchParams }: URL,
  { page }: Pick<PageMatch, 'page'>,
): string | undefined {
  const token = searchParams.get(previewParam);
  return page.guard === 'public' && token && content.previewed(token) ? token : undefined;
}

const hasKey = ({ searchParams }: URL, { keyParams = [] }: PageSources) =>
  keyParams.some((name) => searchParams.has(name));

/** In one go: each change of an address's parameters writes the whole address anew. */
function keepKnownParameters(address: URL, { query }: PageSources): void {
  const known = [...address.searchParams].filter(([name]) => query.includes(name));
  const parameters = new URLSearchParams(known);
  parameters.sort();
  address.search = String(parameters);
}

function loadContext(
  context: Context,
  request: FastifyRequest,
  { page, language }: Pick<PageMatch, 'page' | 'language'>,
): LoadContext {
  const own = language ?? chosenLanguage(request) ?? defaultLanguage;
  return { app: context, language: own, page: page.id };
}

/** Where everybody is led away there may be a page for whoever is signed in, which nobody keeps. */
async function orOwn(
  request: FastifyRequest,
  page: CachedPage,
  renderOwn: () => Promise<CachedPage>,
) {
  return page.status !== 200 && isSignedIn(request) ? renderOwn() : page;
}

const isSignedIn = ({ headers }: FastifyRequest) =>
  new RegExp(`(?:^|;\\s*)${sessionCookie}=1`).test(headers.cookie ?? '');

function toWebRequest(request: FastifyRequest, address: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  return new Request(address, { method: 'GET', headers });
}
