// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { expect, it, vi } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { rootRoute } from '#app/root.tsx';

it('puts the focus at the heading of each page after the first, also of one that fails', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const children = [
    { path: '/', element: <h1>Inicio</h1> },
    { path: '/recursos', element: <h1>Recursos</h1> },
  ];
  const router = createMemoryRouter([{ ...rootRoute, children }]);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const focused = () => document.activeElement?.textContent;
  await act(async () =>
    root.render(
      <TextsProvider language="es" dictionary={es}>
        <RouterProvider router={router} />
      </TextsProvider>,
    ),
  );
  expect(document.activeElement).toBe(document.body);
  await act(() => router.navigate('/no-existe'));
  expect(focused()).toBe(es.errors.missingTitle);
  await act(() => router.navigate('/recursos'));
  expect(focused()).toBe('Recursos');
  await act(async () => root.unmount());
});
