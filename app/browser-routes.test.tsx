// @vitest-environment happy-dom
import { createMemoryRouter, isRouteErrorResponse } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { getPage } from '#domain/site-map.ts';
import { browserRoutes } from './browser-routes.tsx';
import * as routes from './routes.ts';

const { documentElement } = document;
afterEach(() => {
  vi.restoreAllMocks();
  documentElement.lang = '';
});

/** The router of a document of the home page, in Spanish unless another language is said. */
function openHome() {
  const first = routes.documentPageOf(getPage('home'));
  const { routes: known, patchRoutesOnNavigation } = browserRoutes(first, { default: () => null });
  const hydrationData = { loaderData: { 'home:0': null } };
  return createMemoryRouter(known, { hydrationData, patchRoutesOnNavigation });
}

/** What the browser does with an address. */
async function load(path: string): Promise<unknown> {
  const router = openHome();
  await router.navigate(path);
  const { errors, loaderData, matches } = router.state;
  const [error] = Object.values(errors ?? {});
  if (error) throw error;
  return loaderData[matches.at(-1)?.route.id ?? ''];
}

const assigned = () => vi.spyOn(window.location, 'assign').mockReturnValue();
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
  vi.spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(Response.json({ redirect: '/preguntas-frecuentes' }, { status: 202 }))
    .mockResolvedValueOnce(Response.json({ data: 'questions' }));
  expect(await load('/nosotros')).toBe('questions');
});

it.each([
  ['a page that cannot be shown for now', { status: 'error' }, 503],
  ['a failure', {}, 500],
])('throws the status of %s', async (_, body, status) => {
  serverAnswers(body, status);
  expect(await thrownBy(load('/nosotros'))).toMatchObject({ status });
});

it('takes no other document for data', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
  );
  expect(await thrownBy(load('/nosotros'))).toMatchObject({ status: 500 });
  expect(isRouteErrorResponse({})).toBe(false);
});

it('loads the document anew where the scripts of a page are gone', async () => {
  serverAnswers({ data: null });
  vi.spyOn(routes, 'loadPage').mockRejectedValue(new TypeError('Failed to fetch'));
  const assign = assigned();
  await openHome().navigate('/preguntas-frecuentes');
  expect(assign.mock.calls).toEqual([['/preguntas-frecuentes']]);
});

it('stays where it is without a connection', async () => {
  vi.spyOn(routes, 'loadPage').mockRejectedValue(new TypeError('Failed to fetch'));
  const away = new TypeError('Failed to fetch');
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(away);
  expect(await thrownBy(load('/login'))).toBe(away);
});

it('knows the routes of other pages from the first navigation on', async () => {
  serverAnswers({ data: 'pet' });
  const router = openHome();
  const shown = () => router.state.matches.at(-1)?.route.id;
  await router.navigate('/mi-cuenta/solicitudes/AD-1');
  expect([shown(), router.state.matches.at(-1)?.params]).toEqual([
    'myApplication:0',
    { folio: 'AD-1' },
  ]);
  await router.navigate('/mascotas/adopcion/registrar');
  expect(shown()).toBe('registerAdoptionPet:0');
  await router.navigate('/mascotas/adopcion/7');
  expect(shown()).toBe('adoptionPet:0');
  await router.navigate(-2);
  expect(shown()).toBe('myApplication:0');
});

it('says that it loads while the routes of a page come', async () => {
  const router = openHome();
  const navigation = router.navigate('/mi-perfil');
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  await navigation;
  expect(router.state.navigation.state).toBe('idle');
});

it.each([
  ['that only leads to a page', '/mascotas'],
  ['with a slash at its end', '/preguntas-frecuentes/'],
  ['in the other language', '/faqs?a=1'],
  ['of a file', '/recursos/cartel.pdf'],
])('leaves an address %s to the server', async (_, path) => {
  documentElement.lang = 'es-MX';
  const fetch = serverAnswers({ data: null });
  const assign = assigned();
  await openHome().navigate(path);
  expect(assign.mock.calls).toEqual([[path]]);
  expect(fetch).not.toHaveBeenCalled();
});

it('shows the address of a page in its own language, in any capitals', async () => {
  serverAnswers({ data: 'Questions' });
  documentElement.lang = 'en';
  expect(await load('/faqs')).toBe('Questions');
  expect(await load('/FAQS')).toBe('Questions');
});
