// @vitest-environment happy-dom
import {
  createMemoryRouter,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  matchRoutes,
  redirectDocument,
} from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { browserRoutes } from './browser-routes.tsx';
import * as routes from './routes.ts';

const module = { default: () => null };
const origin = 'https://casa.example';
const { documentElement } = document;
afterEach(() => {
  vi.restoreAllMocks();
  documentElement.lang = '';
});

/** What the browser does with an address; the document is the home page's, in Spanish unless another one is said. */
function load(path: string): unknown {
  const request = new Request(origin + path);
  const matches = matchRoutes(browserRoutes('home', module), new URL(request.url).pathname) ?? [];
  const loader = matches.at(-1)?.route.loader;
  if (typeof loader !== 'function') throw new Error(`${path} has no loader`);
  return loader({ request, params: {}, context: {} } as unknown as LoaderFunctionArgs);
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
  expect(await load('/preguntas-frecuentes?a=1')).toEqual({ title: 'Preguntas' });
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/preguntas-frecuentes.data?a=1']);
  expect(await load('/')).toEqual({ title: 'Preguntas' });
  expect(fetch.mock.lastCall?.[0]).toBe('/_root.data');
});

it('asks nobody for a page without data', async () => {
  const fetch = serverAnswers({});
  expect(await load('/login')).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

it.each([404, 410])('shows a page that is answered with %i', async (status) => {
  serverAnswers({ data: 'cancelled' }, status);
  expect(await load('/')).toBe('cancelled');
});

it('goes where a page leads', async () => {
  serverAnswers({ redirect: '/eventos/adopcion' }, 202);
  const thrown = await thrownBy(load('/'));
  expect((thrown as Response).headers.get('location')).toBe('/eventos/adopcion');
});

it.each([
  ['a page that cannot be shown for now', { status: 'error' }, 503],
  ['a failure', {}, 500],
])('throws the status of %s', async (_, body, status) => {
  serverAnswers(body, status);
  expect(await thrownBy(load('/'))).toMatchObject({ init: { status } });
});

it('takes no other document for data', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
  );
  expect(await thrownBy(load('/'))).toMatchObject({ init: { status: 500 } });
  expect(isRouteErrorResponse({})).toBe(false);
});

it('loads the document anew where the scripts of a page are gone', async () => {
  serverAnswers({ data: null });
  vi.spyOn(routes, 'loadPage').mockRejectedValue(new TypeError('Failed to fetch'));
  const thrown = (await thrownBy(load('/preguntas-frecuentes'))) as Response;
  const { headers } = redirectDocument(`${origin}/preguntas-frecuentes`);
  expect([...thrown.headers]).toEqual([...headers]);
});

it('stays where it is without a connection', async () => {
  vi.spyOn(routes, 'loadPage').mockRejectedValue(new TypeError('Failed to fetch'));
  const away = new TypeError('Failed to fetch');
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(away);
  expect(await thrownBy(load('/login'))).toBe(away);
});

it.each([
  ['that only leads to a page', '/mascotas'],
  ['with a slash at its end', '/preguntas-frecuentes/'],
  ['in the other language', '/faqs?a=1'],
  ['of a file', '/recursos/cartel.pdf'],
])('leaves an address %s to the server', async (_, path) => {
  documentElement.lang = 'es-MX';
  const fetch = serverAnswers({ data: null });
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  const hydrationData = { loaderData: { 'home:0': null } };
  const router = createMemoryRouter(browserRoutes('home', module), { hydrationData });
  await router.navigate(path);
  expect(assign.mock.calls).toEqual([[path]]);
  expect(fetch).not.toHaveBeenCalled();
});

it('shows the address of a page in its own language, in any capitals', async () => {
  serverAnswers({ data: 'Questions' });
  documentElement.lang = 'en';
  expect(await load('/faqs')).toBe('Questions');
  expect(await load('/FAQS')).toBe('Questions');
});
