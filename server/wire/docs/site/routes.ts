import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { CachedTexts, sendText } from '#server/web/cached-texts.ts';
import { describeWire } from '../../describe.ts';
import { openApi } from '../openapi.ts';
import { describeReference } from '../reference.ts';
import { firstPage } from './first-page.tsx';
import { guidePage } from './guide-page.tsx';
import { schemasPage } from './schemas-page.tsx';
import { longestTerm, searchEntries } from './search.ts';
import { searchPage } from './search-page.tsx';
import { docsStyle } from './style.ts';
import { subjectPage } from './subject-page.tsx';
import { typesPage } from './types-page.tsx';

const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * `/docs` for people, `/openapi.json` for tools (`/docs/json` is its former address): each page is written and compressed when it
 * is first asked for, and is the same until the next start.
 */
export function registerDocs(
  app: FastifyInstance,
  { siteName, limits }: { siteName: string; limits: Pick<RateLimits, 'consume'> },
): void {
  const texts = new CachedTexts();
  let site: ReturnType<typeof createPages> | undefined;
  const pages = () => {
    site ??= createPages(siteName);
    return site;
  };

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { name, type, write }: { name: string; type: string; write: () => string },
  ): Promise<FastifyReply> {
    const text = await texts.get(name, async () => [write()]);
    reply.header('cache-control', 'public, no-cache').type(`${type}; charset=utf-8`);
    return sendText(request, reply, text);
  }

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, name: string) => {
    const write = pages().byName.get(name);
    if (!write) return reply.callNotFound();
    reply.header('content-security-policy', policy);
    return send(request, reply, { name: `page ${name}`, type: 'text/html', write });
  };

  app.get('/docs', (request, reply) => sendPage(request, reply, ''));
  app.get<{ Params: { page: string } }>('/docs/:page', (request, reply) =>
    sendPage(request, reply, request.params.page),
  );
  app.get<{ Querystring: { q?: string | string[] } }>('/docs/search', async (request, reply) => {
    await limits.consume('docsSearch', request.ip);
    const term = [request.query.q ?? ''].flat().join(' ').trim().slice(0, longestTerm);
    return reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(pages().search(term));
  });
  app.get('/docs/style.css', (request, reply) =>
    send(request, reply, { name: 'style', type: 'text/css', write: () => docsStyle }),
  );
  for (const path of ['/openapi.json', '/docs/json']) {
    app.get(path, (request, reply) =>
      send(request, reply, {
        name: 'openapi',
        type: 'application/json',
        write: () => JSON.stringify(openApi(siteName)),
      }),
    );
  }
}

function createPages(siteName: string) {
  const reference = describeReference();
  const { schemas } = describeWire();
  const entries = searchEntries({ ...reference, schemas });
  const byName = new Map<string, () => string>([
    ['', () => firstPage(siteName, reference, schemas)],
    ['guide', () => guidePage(siteName)],
    ['schemas', () => schemasPage(siteName, schemas)],
    ['types', () => typesPage(siteName, reference.components)],
    ...reference.groups.map(
      ({ name, calls }) => [name, () => subjectPage(siteName, name, calls)] as const,
    ),
  ]);
  return { byName, search: (term: string) => searchPage(siteName, entries, term) };
}
