// @vitest-environment happy-dom
import { isRouteErrorResponse, type LoaderFunctionArgs } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { browserRoutes } from './browser-routes.tsx';
import * as routes from './routes.ts';

const module = { default: () => null };
const origin = 'https://casa.example';
afterEach(() => vi.restoreAllMocks());

/** What the loader of a page says in the browser; the document is the home page's. */
function load(page: string, path: string): unknown {
  const [root] = browserRoutes('home', module);
  const route = root?.children?.find(({ id }) => id === `${page}:0`);
  if (typeof route?.loader !== 'function') throw new Error(`${page} has no loader`);
  const request = new Request(origin + path);
  return route.loader({ request, params: {}, context: {} } as unknown as LoaderFunctionArgs);
}

const serverAnswers = (body: unknown, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));
const thrownBy = (loading: unknown) =>
  Promise.resolve(loading).then(
    () => expect.unreachable(),
    (thrown: unknown) => thrown,
  );

it('asks the server for the data of a page that has some', async () => {
  const fetch = serverAnswers({ data: { title: 'Preguntas' } });
  expect(await load('faqs', '/preguntas-frecuentes?a=1')).toEqual({ title: 'Preguntas' });
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/preguntas-frecuentes.data?a=1']);
  expect(await load('home', '/')).toEqual({ title: 'Preguntas' });
  expect(fetch.mock.lastCall?.[0]).toBe('/_root.data');
});

it('asks nobody for a page without data', async () => {
  const fetch = serverAnswers({});
  expect(await load('login', '/login')).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

it.each([404, 410])('shows a page that is answered with %i', async (status) => {
  serverAnswers({ data: 'cancelled' }, status);
  expect(await load('home', '/')).toBe('cancelled');
});

it('goes where a page leads', async () => {
  serverAnswers({ redirect: '/eventos/adopcion' }, 202);
  const thrown = await thrownBy(load('home', '/'));
  expect((thrown as Response).headers.get('location')).toBe('/eventos/adopcion');
});

it.each([
  ['a page that cannot be shown for now', { status: 'error' }, 503],
  ['a failure', {}, 500],
])('throws the status of %s', async (_, body, status) => {
  serverAnswers(body, status);
  expect(await thrownBy(load('home', '/'))).toMatchObject({ init: { status } });
});

it('takes no other document for data', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
  );
  expect(await thrownBy(load('home', '/'))).toMatchObject({ init: { status: 500 } });
  expect(isRouteErrorResponse({})).toBe(false);
});

it('loads the document anew where the scripts of a page are gone', async () => {
  serverAnswers({ data: null });
  vi.spyOn(routes, 'loadPage').mockRejectedValue(new TypeError('Failed to fetch'));
  const thrown = (await thrownBy(load('faqs', '/preguntas-frecuentes'))) as Response;
  expect(thrown.headers.get('location')).toBe(`${origin}/preguntas-frecuentes`);
  expect(thrown.headers.get('x-remix-reload-document')).toBe('true');
});

it('stays where it is without a connection', async () => {
  vi.spyOn(routes, 'loadPage').mockRejectedValue(new TypeError('Failed to fetch'));
  const away = new TypeError('Failed to fetch');
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(away);
  expect(await thrownBy(load('login', '/login'))).toBe(away);
});
