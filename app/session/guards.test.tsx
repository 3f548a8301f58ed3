// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { GuestOnly, LoginRequired } from './guards.tsx';
import { usePausedPage } from './paused-page.ts';
import { clearSession, writeSession } from './session-store.ts';

const sessionOf = (id: string) => ({
  user: { id, nombre: id, correo: `${id}@example.mx` },
  token: 'token',
  apiKey: 'key',
});

/** Of the page that waits. */
let leave: ReturnType<typeof usePausedPage>;

beforeEach(() => {
  localStorage.clear();
  writeSession(sessionOf('ana'));
});
afterEach(cleanup);

function Page() {
  leave = usePausedPage();
  return (
    <TextsProvider language="es" dictionary={es}>
      <LoginRequired>{({ name }) => <input aria-label={`Notas de ${name}`} />}</LoginRequired>
    </TextsProvider>
  );
}

async function open() {
  const routes = [
    { path: '/mi-perfil', element: <Page /> },
    { path: '/login', element: <p>Inicia sesión</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/mi-perfil'] });
  render(<RouterProvider router={router} />);
  const notes = await screen.findByLabelText<HTMLInputElement>('Notas de ana');
  return { router, notes };
}
const write = (notes: HTMLInputElement) =>
  fireEvent.input(notes, { target: { value: 'Come dos veces al día' } });
const end = () => act(() => clearSession({ because: 'expired' }));

it('keeps what is written until its person has signed in again', async () => {
  const { notes, router } = await open();
  write(notes);
  end();
  expect(router.state.location.pathname).toBe('/mi-perfil');
  expect(leave).toBeDefined();
  act(() => writeSession(sessionOf('ana')));
  expect(leave).toBeUndefined();
  expect(screen.getByLabelText('Notas de ana')).toBe(notes);
  expect(notes.value).toBe('Come dos veces al día');
});

it('shows what one person has written to nobody else', async () => {
  write((await open()).notes);
  end();
  act(() => writeSession(sessionOf('eva')));
  expect(screen.getByLabelText<HTMLInputElement>('Notas de eva').value).toBe('');
});

it('leads to the sign-in, and back, whoever has written nothing or leaves it', async () => {
  const first = await open();
  end();
  await screen.findByText('Inicia sesión');
  expect(first.router.state.location.search).toBe('?origen=%2Fmi-perfil');
  cleanup();

  writeSession(sessionOf('ana'));
  const second = await open();
  write(second.notes);
  end();
  act(() => leave?.());
  await screen.findByText('Inicia sesión');
  expect(second.router.state.location.search).toBe('?origen=%2Fmi-perfil');
});

it('leaves nothing of what was written where somebody signs out', async () => {
  const { notes, router } = await open();
  write(notes);
  act(() => clearSession());
  await screen.findByText('Inicia sesión');
  expect(router.state.location.search).toBe('');
  expect(leave).toBeUndefined();
});

it.each([
  { roles: ['Administrador'], to: '/admin' },
  { roles: ['portal', 'Tesorero'], to: '/admin' },
  { roles: ['portal'], to: '/' },
])('leads $roles from the sign-in to $to', async ({ roles, to }) => {
  const session = sessionOf('ana');
  writeSession({ ...session, user: { ...session.user, roles } });
  const page = (
    <TextsProvider language="es" dictionary={es}>
      <GuestOnly>Inicia sesión</GuestOnly>
    </TextsProvider>
  );
  const routes = [
    { path: '/login', element: page },
    { path: '*', element: <p>Llegaste</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/login'] });
  render(<RouterProvider router={router} />);
  await screen.findByText('Llegaste');
  expect(router.state.location.pathname).toBe(to);
});
