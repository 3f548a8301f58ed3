import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import type { Language } from '#domain/language.ts';
import { CachedPage } from '#server/http/cached-page.ts';
import { PageCache } from '#server/http/page-cache.ts';

const headers = { 'content-type': 'text/html', 'cache-control': 'public' };
const page = (text: string, status = 200) => CachedPage.from(status, headers, Buffer.from(text));

/** A cache on a day of its own, and what it answers to an address without the framework. */
function openCache() {
  const now = { edition: 'monday 1' };
  const cache = new PageCache((topics) => (topics.length > 0 ? now.edition : 'monday'));
  const get = (address: string, text: string, render = () => page(text), exceptIn?: Language) =>
    cache.get(
      address,
      { name: address, topics: ['pets'], edition: now.edition, exceptIn, route: '/' },
      render,
    );
  const ask = (url: string, more: object = {}) => {
    const response = { writeHead: vi.fn().mockReturnThis(), end: vi.fn() };
    const request = { method: 'GET', url, headers: {}, ...more };
    const isAnswered = cache.answer(
      request as unknown as IncomingMessage,
      response as unknown as ServerResponse,
    );
    return isAnswered ? { response, body: String(response.end.mock.calls[0]?.[0]) } : undefined;
  };
  return { now, cache, get, ask };
}

it('answers an address that it knows, until the data or the day change', async () => {
  const { now, get, ask } = openCache();
  expect(ask('/a')).toBeUndefined();
  await get('/a', 'Luna');
  expect(ask('/a')?.body).toBe('Luna');
  expect(ask('/b')).toBeUndefined();
  expect(ask('/a', { method: 'POST' })).toBeUndefined();
  now.edition = 'monday 2';
  expect(ask('/a')).toBeUndefined();
  await get('/a', 'Luna, adopted');
  expect(ask('/a')?.body).toBe('Luna, adopted');
});

it('renders once for all who come at the same time', async () => {
  const { get } = openCache();
  const render = vi.fn(() => page('Luna'));
  await Promise.all([get('/a', '', render), get('/a', '', render)]);
  expect(render).toHaveBeenCalledTimes(1);
});

it('keeps no page that was not found', async () => {
  const { get, ask } = openCache();
  await get('/a', '', () => page('', 302));
  expect(ask('/a')).toBeUndefined();
});

it('leaves readers to the framework who have chosen another language for the address', async () => {
  const { get, ask } = openCache();
  await get('/home', 'Welcome', undefined, 'es');
  expect(ask('/home')?.body).toBe('Welcome');
  expect(ask('/home', { headers: { cookie: 'a=b; lang=en' } })?.body).toBe('Welcome');
  expect(ask('/home', { headers: { cookie: 'a=b; lang=es' } })).toBeUndefined();
});

it('leaves everything to the framework once it closes', async () => {
  const { cache, get, ask } = openCache();
  await get('/a', 'Luna');
  cache.close();
  expect(ask('/a')).toBeUndefined();
});

it.each(['gzip', 'br', undefined])('knows a page that came as %s', async (form) => {
  const { get, ask } = openCache();
  const kept = await get('/a', 'Luna '.repeat(500));
  await kept.compressWell();
  const headers = form === undefined ? {} : { 'accept-encoding': form };
  const [, head = []] = ask('/a', { headers })?.response.writeHead.mock.calls[0] ?? [];
  const tag = head[head.indexOf('etag') + 1];
  const again = ask('/a', { headers: { 'if-none-match': tag } });
  expect(again?.response.writeHead.mock.calls[0]?.[0]).toBe(304);
});
