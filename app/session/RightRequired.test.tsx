// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { type Role, roles } from '#domain/accounts/viewer.ts';
import { administrationPages, mayOpen } from '#domain/administration-pages.ts';
import type { StaticPageId } from '#domain/pages.ts';
import { getPage, pathFor } from '#domain/site-map.ts';
import { RightRequired } from './RightRequired.tsx';
import { clearSession, writeSession } from './session-store.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

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
  it.each(administrationPages)('sees of %s all of it, or that it is not theirs to see', (page) => {
    open(page, role);
    const mayRead = mayOpen({ roles: [role] }, getPage(page).guard);
    expect(screen.queryByText('Datos de otras personas') !== null).toBe(mayRead);
    expect(screen.queryByRole('heading', { name: notAllowed }) === null).toBe(mayRead);
  });
});

it('leads a visitor to the sign-in', () => {
  open('adminUsers');
  expect(screen.getByText('Inicia sesión')).toBeTruthy();
});

it('who is not of the staff gets on to their profile or home, and nowhere else', () => {
  open('admin', 'member');
  screen.getByRole('heading', { name: notAllowed });
  expect(links()).toEqual([pathFor('myProfile', 'es'), '/']);
});

it('who is of the staff gets on to their overview', () => {
  open('adminUsers', 'treasurer');
  expect(links()).toEqual(['/admin', '/']);
});
