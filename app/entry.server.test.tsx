import { type ComponentType, lazy } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstContent } from '#content/first-content.ts';
import type { ContentKey } from '#domain/content/content-documents.ts';
import { AppError } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { getPage, type PageId } from '#domain/site-map.ts';
import { sourceFiles } from '#server/http/page-files.ts';
import type { LoadContext, PageRequest } from '#server/web/page-request.ts';
import { LazyBoundary } from './components/LazyBoundary.tsx';
import { answerPage } from './entry.server.tsx';
import * as routes from './routes.ts';

const config = { siteUrl: 'https://casa.example', siteName: 'Casa Animal', timezone: 'UTC' };
const content = {
  shown: async (key: ContentKey, language: Language) => firstContent[key][language],
  record: async (_: string, language: Language) => firstContent.organisation[language],
  publishedAt: async () => new Map<ContentKey, string>(),
};
const settings = { current: async () => ({ adoptionFlow: 'applications' }) };
const log = { error: vi.fn() };
beforeEach(() => log.error.mockClear());
afterEach(() => vi.restoreAllMocks());

/** @param services those that the page's loader asks */
function ask(page: PageId, as: PageRequest['as'], services: object) {
  const app = { config, content, settings, log, ...services } as unknown as LoadContext['app'];
  const path = getPage(page).es.replace(':id', '7');
  return answerPage({
    request: new Request(config.siteUrl + path),
    context: { app, language: 'es', page },
    as,
    bilingual: false,
    files: sourceFiles,
  });
}

const failing = (error: Error) => ({ pets: { impactFigures: () => Promise.reject(error) } });
const figures = { rescued: 3, adopted: 2, sterilized: 1 };
const counting = { pets: { impactFigures: async () => figures } };
const events = (isCancelled: boolean) => ({
  adoptionEvents: { find: async () => undefined, isCancelled: async () => isCancelled },
});

it('answers a page whole, and its data alone as JSON', async () => {
  const page = await ask('usSocialCause', 'document', counting);
  expect(page.status).toBe(200);
  expect(page.body).toMatch(/^<!DOCTYPE html><html lang="es-MX">.*<h1.*<\/html>$/s);
  const { body, headers } = await ask('usSocialCause', 'data', counting);
  expect(headers['content-type']).toMatch('application/json');
  expect(JSON.parse(body).data).toMatchObject({ figures });
});

it('tells search engines when the texts of a page were published', async () => {
  const publishedAt = async () =>
    new Map([
      ['manifesto', '2026-11-25T03:00:00.000Z'],
      ['faqs', '2026-11-26T03:00:00.000Z'],
    ]);
  const data = async (page: PageId) => {
    const { body } = await ask(page, 'document', { content: { ...content, publishedAt } });
    return [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
      ([, json = '']) => JSON.parse(json).dateModified ?? [],
    );
  };
  expect(await data('usManifesto')).toEqual(['2026-11-25T03:00:00.000Z']);
  expect(await data('usHistory')).toEqual([]);
});

it('answers where a page leads, so that fetch does not follow', async () => {
  const page = await ask('adoptionEvent', 'document', events(false));
  expect([page.status, page.headers.location]).toEqual([302, '/eventos/adopcion']);
  const data = await ask('adoptionEvent', 'data', events(false));
  expect([data.status, JSON.parse(data.body)]).toEqual([202, { redirect: '/eventos/adopcion' }]);
});

it('keeps the status that a loader gives to what it says', async () => {
  const page = await ask('adoptionEvent', 'document', events(true));
  expect(page.status).toBe(410);
  const data = await ask('adoptionEvent', 'data', events(true));
  expect([data.status, JSON.parse(data.body)]).toEqual([410, { data: 'cancelled' }]);
});

it('leaves a page whose data is not there for now to the server, and logs nothing of it', async () => {
  const away = new AppError('unavailable', 'databaseAway', { retryAfterSeconds: 5 });
  await expect(ask('usSocialCause', 'document', failing(away))).rejects.toBe(away);
  await expect(ask('usSocialCause', 'data', failing(away))).rejects.toBe(away);
  expect(log.error).not.toHaveBeenCalled();
});

it.each([
  new AppError('tooManyRequests', 'tooManyRequests', { retryAfterSeconds: 60 }),
  new AppError('malformed', 'malformed'),
])('leaves what a loader rejects to the server, and logs nothing of it', async (rejection) => {
  await expect(ask('usSocialCause', 'document', failing(rejection))).rejects.toBe(rejection);
  await expect(ask('usSocialCause', 'data', failing(rejection))).rejects.toBe(rejection);
  expect(log.error).not.toHaveBeenCalled();
});

it('logs a failure of our own, and tells nobody else what it was', async () => {
  const page = await ask('usSocialCause', 'document', failing(new Error('secret')));
  expect(page.status).toBe(500);
  expect(page.body).toContain('Algo salió mal');
  expect(page.body).not.toContain('secret');
  const data = await ask('usSocialCause', 'data', failing(new Error('secret')));
  expect([data.status, JSON.parse(data.body)]).toEqual([500, {}]);
  expect(log.error).toHaveBeenCalledTimes(2);
});

it('shows the error page where a page cannot be rendered', async () => {
  const page = await ask('usSocialCause', 'document', { pets: { impactFigures: () => null } });
  expect(page.status).toBe(500);
  expect(page.body).toContain('Algo salió mal');
  expect(log.error).toHaveBeenCalledTimes(1);
});

/** A page whose part is not there yet. @param page one that no other test asks for */
function askForLazy(page: PageId, Part: ComponentType) {
  const LazyPart = lazy(async () => ({ default: Part }));
  const Page = () => (
    <main>
      <LazyBoundary fallback="Abriendo">
        <LazyPart />
      </LazyBoundary>
    </main>
  );
  vi.spyOn(routes, 'loadPage').mockResolvedValue({ default: Page });
  return ask(page, 'document', {});
}

it('waits for a component that has yet to be loaded', async () => {
  const { status, body } = await askForLazy('login', () => <p>El formulario</p>);
  expect([status, body.includes('El formulario'), body.includes('Abriendo')]).toEqual([
    200,
    true,
    false,
  ]);
  expect(body.match(/<!DOCTYPE html>/g)).toHaveLength(1);
});

it('shows the error page where such a component cannot be rendered', async () => {
  const { status, body } = await askForLazy('register', () => {
    throw new Error('secret');
  });
  expect([status, body.includes('Algo salió mal')]).toEqual([500, true]);
  expect(log.error).toHaveBeenCalledTimes(1);
});
