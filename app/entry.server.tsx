import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type AppLoadContext,
  type EntryContext,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { AppError } from '#domain/errors.ts';
import { type DocumentParts, DocumentPartsProvider } from './document-parts.tsx';
import { withData } from './handed-data.server.ts';
import { en } from './i18n/en/index.ts';
import { es } from './i18n/es/index.ts';
import { TextsProvider } from './i18n/texts.tsx';
import { hashInline, scriptMark } from './inline-scripts.server.ts';

const dictionaries = { es, en };

/**
 * Renders a page whole: it is cached and compressed as a whole, and a visitor without
 * JavaScript gets all of it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { language } = context;
  if (context.unavailable) return new Response(null, { status: 503 });
  const page = (
    <DocumentPartsProvider value={partsOf(routerContext, context)}>
      <TextsProvider language={language} dictionary={dictionaries[language]}>
        <ServerRouter context={routerContext} url={request.url} nonce={scriptMark} />
      </TextsProvider>
    </DocumentPartsProvider>
  );
  const data = serverHandoffStream && (await text(serverHandoffStream));
  const written = renderAtOnce(page) ?? (await renderOnceLoaded(page, request.signal));
  const { html, scripts, styles } = hashInline(data ? withData(written, data) : written);
  context.rendered = { html: Buffer.from(html), scriptHashes: scripts, styleHashes: styles };
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

/** In development Vite brings the styles, and names the scripts by itself. */
function partsOf(
  { manifest, staticHandlerContext }: Omit<EntryContext, 'serverHandoffStream'>,
  { files, language }: AppLoadContext,
): DocumentParts {
  if (!files) return { mark: scriptMark, styles: '' };
  const addresses = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id]?.css ?? [],
  );
  return {
    mark: scriptMark,
    styles: files.stylesOf(addresses),
    preloads: files.dictionaries[language],
  };
}

/** How React begins a part that it left to the browser. */
const unfinished = '<!--$!-->';

/** Undefined where something has yet to be loaded, or fails. */
function renderAtOnce(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page);
    return html.includes(unfinished) ? undefined : `<!DOCTYPE html>${html}`;
  } catch {
    return undefined;
  }
}

/** Waits for components that this process has not loaded yet, a quarter dearer. */
function renderOnceLoaded(page: ReactNode, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: scriptMark,
      // Otherwise what took longer would stand behind the page, for a script to put it in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
      onShellError: reject,
    });
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  if (error instanceof AppError && error.code === 'unavailable') {
    context.unavailable = error;
    return;
  }
  context.app.log.error({ err: error, page: context.page }, 'a page could not be rendered');
}
