import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type AppLoadContext,
  type EntryContext,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { en } from './i18n/en/index.ts';
import { es } from './i18n/es/index.ts';
import { TextsProvider } from './i18n/texts.tsx';
import { hashScripts, scriptMark } from './inline-scripts.server.ts';
import { startLate } from './late-scripts.ts';
import { ScriptMarkProvider } from './script-mark.tsx';

const dictionaries = { es, en };

/**
 * Renders a page whole: it is cached and compressed as a whole, and a visitor without
 * JavaScript gets all of it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { language } = context;
  const page = (
    <ScriptMarkProvider value={scriptMark}>
      <TextsProvider language={language} dictionary={dictionaries[language]}>
        <ServerRouter context={routerContext} url={request.url} nonce={scriptMark} />
      </TextsProvider>
    </ScriptMarkProvider>
  );
  // A letter for each byte: what is looked for is ASCII, and a text of 100 KB is neither decoded nor encoded.
  const written = (await renderWhole(page, request.signal)).toString('latin1');
  const { html, hashes } = hashScripts(startLate(written));
  context.rendered = { html: Buffer.from(html, 'latin1'), scriptHashes: hashes };
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

function renderWhole(page: React.ReactNode, signal: AbortSignal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: scriptMark,
      onAllReady: () => pipe(sink),
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
  context.app.log.error({ err: error, page: context.page }, 'a page could not be rendered');
}
