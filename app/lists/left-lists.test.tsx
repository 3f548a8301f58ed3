// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { BackToList } from './BackToList.tsx';
import { useNotedLocations } from './left-lists.ts';

function Frame() {
  useNotedLocations();
  return <Outlet />;
}

afterEach(cleanup);

const routerFor = (start: string) =>
  createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: '/list', element: <p>all</p> },
          { path: '/list/:id', element: <BackToList path="/list">back</BackToList> },
        ],
      },
    ],
    { initialEntries: [start] },
  );

test('leads back to the list as it was left, as the browser’s way back does', async () => {
  const router = routerFor('/list?busca=luna');
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/list/1'));
  const link = await screen.findByRole('link', { name: 'back' });
  expect(link.getAttribute('href')).toBe('/list?busca=luna');
  link.click();
  await screen.findByText('all');
  expect(router.state.location.search).toBe('?busca=luna');
  expect(router.state.historyAction).toBe('POP');
});

test('leads to the list where nothing is behind', async () => {
  const router = routerFor('/list/1');
  render(<RouterProvider router={router} />);
  (await screen.findByRole('link', { name: 'back' })).click();
  await screen.findByText('all');
  expect(router.state.historyAction).toBe('PUSH');
});

test('leads to the list itself from another place on the page that it led to', async () => {
  const router = routerFor('/list?busca=luna');
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/list/1'));
  await act(() => router.navigate('/list/1?vista=bitacora'));
  (await screen.findByRole('link', { name: 'back' })).click();
  await screen.findByText('all');
  expect(router.state.location.search).toBe('?busca=luna');
  expect(router.state.historyAction).toBe('PUSH');
});
