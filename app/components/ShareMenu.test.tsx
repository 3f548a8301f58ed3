// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { SiteProvider } from '#app/site.ts';
import { serverPage } from '#tests/setup/server-page.tsx';
import { ShareMenu } from './ShareMenu.tsx';

const site = { siteUrl: 'https://casa.example', siteName: 'Casa Animal', timezone: 'UTC' };
const path = '/mascotas/adopcion/7';

function links(): URL[] {
  const page = serverPage(
    <SiteProvider value={site}>
      <ShareMenu label="Compartir a Ñoño" message="Conoce a Ñoño & Cía.:" path={path} />
    </SiteProvider>,
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
