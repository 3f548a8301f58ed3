// @vitest-environment happy-dom
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { serverPage } from '#tests/setup/server-page.tsx';
import { ShareMenu } from './ShareMenu.tsx';

const site = { siteUrl: 'https://casa.example', siteName: 'Casa Animal' };
const path = '/mascotas/adopcion/7';

function Menu() {
  return <ShareMenu label="Compartir a Ñoño" message="Conoce a Ñoño & Cía.:" path={path} />;
}

function links(): URL[] {
  const Site = createRoutesStub([{ id: 'root', path: '*', Component: Menu, loader: () => site }]);
  const page = serverPage(
    <Site initialEntries={[path]} hydrationData={{ loaderData: { root: site } }} />,
  );
  return page
    .getAllByRole<HTMLAnchorElement>('link', { hidden: true })
    .map(({ href }) => new URL(href));
}

it('carries words and the whole address of its page to WhatsApp', () => {
  const link = links().find(({ host }) => host === 'wa.me');
  expect([...(link?.searchParams ?? [])]).toEqual([
    ['text', `Conoce a Ñoño & Cía.: ${site.siteUrl}${path}`],
  ]);
});

it('carries the whole address of its page to Facebook', () => {
  const link = links().find(({ host }) => host === 'www.facebook.com');
  expect([...(link?.searchParams ?? [])]).toEqual([['u', site.siteUrl + path]]);
});
