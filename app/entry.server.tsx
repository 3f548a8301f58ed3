import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { deferredPages } from '#domain/pages.ts';
import { getPage, type PageId } from '#domain/site-map.ts';
import type { PageAnswer, PageRequest } from '#server/web/page-request.ts';
import { FallbackListener } from './components/LazyBoundary.tsx';
import { Document } from './Document.tsx';
import { writeDocument } from './document.server.ts';
import { en } from './i18n/en/index.ts';
import { es } from './i18n/es/index.ts';
import { TextsProvider } from './i18n/texts.tsx';
import { actions, loaders } from './loaders.server.ts';
import type { PageDataAnswer } from './page-data.ts';
import { type PageHandle, rootRoute } from './root.tsx';
import { documentPageOf, hasData, loadPage, type PageModule, sourceOf } from './routes.ts';
import { failingLoader, guarded, thrownBy } from './run-loader.server.ts';
import { siteOf } from './site.server.ts';
import { SiteProvider } from './site.ts';
import { textPageData } from './text-page-data.server.ts';

/** @throws AppError when the page cannot be shown for now */
export async function answerPage(requested: PageRequest): Promise<PageAnswer> {
  const { request, context, as } = requested;
  const handler = await handlerOf(context.page);
  const found = await handler.query(request, { requestContext: context });
  if (found instanceof Response) return as === 'data' ? leadOn(found) : redirectTo(found);
  const unavailable = thrownBy(found);
  if (unavailable) throw unavailable;
  if (as === 'data') return answerData(found);
  try {
    return await answerDocument(requested, handler, found);
  } catch (error) {
    context.app.log.error({ err: error, page: context.page }, 'a page could not be rendered');
    const failed = await failure.query(request);
    if (failed instanceof Response) throw error;
    return answerDocument(requested, failure, failed);
  }
}

/** Which page it is the site map has said: nobody looks for it among all routes again. */
const handlers = new Map<PageId, StaticHandler>();

async function handlerOf(page: PageId): Promise<StaticHandler> {
  const known = handlers.get(page) ?? createPageHandler(page, await loadPage(page));
  handlers.set(page, known);
  return known;
}

function createPageHandler(
  page: PageId,
  { default: Component, Layout }: PageModule,
): StaticHandler {
  const loader = hasData(page) ? guarded(loaders[page]) : () => null;
  const action = hasData(page) ? actions[page] : undefined;
  const children = documentPageOf(getPage(page)).routes.map(({ id, path }) => ({
    id,
    path,
    handle: { Layout } satisfies PageHandle,
    Component,
    loader,
    ...(action && { action: guarded(action) }),
  }));
  return createStaticHandler([{ ...rootRoute, children }]);
}

/** Stands in for a page that could not be rendered. */
const failure = createStaticHandler([
  { ...rootRoute, children: [{ path: '*', loader: failingLoader, Component: () => null }] },
]);

const redirectTo = ({ status, headers }: Response): PageAnswer => ({
  status,
  headers: Object.fromEntries(headers),
  body: '',
});

const json = { 'content-type': 'application/json; charset=utf-8' };

/** 202: `fetch` would follow a redirect by itself. */
function leadOn({ headers }: Response): PageAnswer {
  const answer: PageDataAnswer = { redirect: headers.get('location') ?? '/' };
  return {
    status: 202,
    headers: { ...json, 'cache-control': 'no-store' },
    body: JSON.stringify(answer),
  };
}

function answerData({ loaderData, statusCode }: StaticHandlerContext): PageAnswer {
  const [data] = Object.values(loaderData);
  const answer: PageDataAnswer = { data };
  return { status: statusCode, headers: json, body: JSON.stringify(answer) };
}

const dictionaries = { es, en };
const entry = 'app/entry.client.tsx';

const formerPet = ['app/pages/pets/public/FormerPet.tsx'];
/** Components in a page's document whose scripts come later: their styles are there with it. */
const lazyParts: Partial<Record<PageId, readonly string[]>> = {
  home: ['app/contact/ContactForm.tsx'],
  adoptionPet: formerPet,
  rehabilitationPet: formerPet,
};

/** Whole: it is cached and compressed as a whole, and a visitor without JavaScript gets all of it. */
async function answerDocument(
  { context, bilingual, files }: PageRequest,
  { dataRoutes }: StaticHandler,
  found: StaticHandlerContext,
): Promise<PageAnswer> {
  const { language, page } = context;
  const site = await siteOf(context);
  const source = sourceOf(page);
  const deferred = deferredPages.some(({ id }) => id === page);
  const rendered = await render(
    <TextsProvider language={language} dictionary={dictionaries[language]}>
      <SiteProvider value={site}>
        <Document bilingual={bilingual}>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, found)}
            context={found}
            hydrate={false}
          />
        </Document>
      </SiteProvider>
    </TextsProvider>,
  );
  const { loaderData, actionData, errors } = found;
  const { html, hashes } = writeDocument(rendered, files, {
    sources: [
      entry,
      `app/i18n/${language}/index.ts`,
      ...(deferred ? ['app/routes.ts'] : []),
      source,
    ],
    lazyParts: lazyParts[page] ?? [],
    entry,
    scriptsFirst: deferred || page === 'applyForPet',
    data: {
      ...documentPageOf(getPage(page)),
      deferred,
      module: files.addressOf(source),
      site,
      router: { loaderData, actionData, errors },
    },
    jsonLd: found.statusCode === 200 ? await textPageData(context) : undefined,
  });
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return { status: found.statusCode, headers, body: html, hashes };
}

/** At once, or, where a component has yet to be loaded, by a stream, which waits for it and is a quarter dearer. */
function render(page: ReactNode): string | Promise<string> {
  let isWhole = true;
  const onFallback = () => {
    isWhole = false;
  };
  const html = renderToString(<FallbackListener value={onFallback}>{page}</FallbackListener>);
  return isWhole ? html : renderOnceLoaded(page);
}

const withoutDoctype = (html: string) => html.replace(/^<!DOCTYPE html>/, '');

/** Waits for components that this process has not loaded yet. */
function renderOnceLoaded(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Otherwise what took longer would stand behind the page, for a script to put it in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => text(pipe(new PassThrough())).then(withoutDoctype).then(resolve, reject),
      onError: reject,
      onShellError: reject,
    });
  });
}
