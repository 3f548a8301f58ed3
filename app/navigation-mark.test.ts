// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { markNavigations } from './navigation-mark.ts';

// The next file has the same document.
afterEach(() => document.body.replaceChildren());

it('marks what was pressed, and the document, while the next page is on its way', async () => {
  let arrive = () => {};
  const arrival = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/next', loader: () => arrival, element: null },
  ]);
  markNavigations(router);
  document.body.innerHTML = '<a href="#next"><span>Seguir</span></a><a href="#other">Otra</a>';
  const [link, other] = document.querySelectorAll('a');
  const marks = () => [
    document.documentElement.hasAttribute('data-loading'),
    ...[link, other].map((one) => one?.hasAttribute('data-pending')),
  ];
  expect(marks()).toEqual([false, false, false]);
  link?.querySelector('span')?.click();
  const moved = router.navigate('/next');
  expect(marks()).toEqual([true, true, false]);
  arrive();
  await moved;
  expect(marks()).toEqual([false, false, false]);

  // Nobody pressed anything: by the keys of the browser, or by a script.
  await router.navigate('/');
  expect(marks()).toEqual([false, false, false]);
});
