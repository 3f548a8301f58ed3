// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { type Role, roles } from '#domain/accounts/viewer.ts';
import { administrationPages, mayOpen } from '#domain/administration-pages.ts';
import type { StaticPageId } from '#domain/pages.ts';
import { getPage, pathFor } from '#domain/site-map.ts';
import { RightRequired } from './RightRequired.tsx';
import { clearSession, writeSession } from './session-store.ts';

/** What the portal says of the person when it is asked again; by default what the browser knows. */
let rolesByNow: Role[] | undefined;
/** Milliseconds that have gone by: what was asked a moment ago is not asked again. */
let waited = 0;
const now = performance.now.bind(performance);
beforeEach(() => {
  waited += 60_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + waited);
  localStorage.clear();
  rolesByNow = undefined;
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async () => {
    const stored = JSON.parse(localStorage.getItem('CA_USER') ?? 'null');
    const now = rolesByNow?.map((role) => roles.toWire(role)) ?? stored.roles;
    const data = { usuario: { ...stored, roles: now }, jwt: 'token-2', apikey: 'key-2' };
    return Response.json({ status: 'success', data });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const notAllowed = 'No tienes permiso para ver esta página';

/** As somebody with one role, or as a visitor. */
function open(page: StaticPageId, role?: Role) {
  if (role) {
    const person = { id: 'ana', nombre: 'Ana', correo: 'ana@example.mx' };
    const user = { ...person, roles: [roles.toWire(role)] };
    writeSession({ user, token: 'token', apiKey: 'key' });
  } else clearSession();
  const guarded = (
    <TextsProvider language="es" dictionary={es}>
      <RightRequired page={page}>{() => <p>Datos de otras personas</p>}</RightRequired>
    </TextsProvider>
  );
  const routes = [
    { path: pathFor(page, 'es'), element: guarded },
    { path: pathFor('login', 'es'), element: <p>Inicia sesión</p> },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [pathFor(page, 'es')] });
  render(<RouterProvider router={router} />);
}
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe.each(roles.values)('a person with the role %s', (role) => {
  it.each(administrationPages)(
    'sees of %s all of it, or that it is not theirs to see',
    async (page) => {
      open(page, role);
      if (mayOpen({ roles: [role] }, getPage(page).guard)) {
        expect(screen.getByText('Datos de otras personas')).toBeTruthy();
        return;
      }
      if (page === 'manageEvents') await screen.findByText('Inicia sesión');
      else await screen.findByRole('heading', { name: notAllowed });
      expect(screen.queryByText('Datos de otras personas')).toBeNull();
    },
  );
});

it('leads a visitor to the sign-in', () => {
  open('adminUsers');
  expect(screen.getByText('Inicia sesión')).toBeTruthy();
});

it('a role that was given meanwhile counts at once', async () => {
  rolesByNow = ['member', 'administrator'];
  open('adminUsers', 'member');
  expect(screen.queryByText('Datos de otras personas')).toBeNull();
  await screen.findByText('Datos de otras personas');
});

it('who is not of the staff gets on to their profile or home, and nowhere else', async () => {
  open('admin', 'member');
  await screen.findByRole('heading', { name: notAllowed });
  expect(links()).toEqual([pathFor('myProfile', 'es'), '/']);
});

it('who is of the staff gets on to their overview', async () => {
  open('adminUsers', 'treasurer');
  await screen.findByRole('heading', { name: notAllowed });
  expect(links()).toEqual(['/admin', '/']);
});
