// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { SiteProvider } from '#app/site.ts';
import { ProductList } from './ProductList.tsx';

afterEach(cleanup);

const product = (name: string, more: { category?: string; url?: string } = {}) => ({
  id: name,
  name,
  text: 'Para perros.',
  price: '$250.00',
  category: more.category,
  url: more.url,
});

function show(items: ReturnType<typeof product>[], whatsappNumber?: string) {
  const site = { siteUrl: '', siteName: 'Casa', timezone: 'America/Cancun' };
  render(
    <MemoryRouter>
      <TextsProvider language="es" dictionary={es}>
        <SiteProvider value={{ ...site, ...(whatsappNumber && { whatsappNumber }) }}>
          <ProductList items={items} />
        </SiteProvider>
      </TextsProvider>
    </MemoryRouter>,
  );
}

test('are bought at their shop, or ordered by chat', () => {
  show([product('Pelota', { url: 'https://tienda.example/p' }), product('Cuerda & nudo')], '5298');
  const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href);
  expect(links).toEqual([
    'https://tienda.example/p',
    'https://wa.me/5298?text=Hola%2C%20quiero%20pedir%3A%20Cuerda%20%26%20nudo',
  ]);
});

test('are asked about where there is no chat', () => {
  show([product('Pelota')]);
  expect(screen.getByRole<HTMLAnchorElement>('link').href).toContain('/contacto');
});

test('stand together by their category', () => {
  show([
    product('Costal', { category: 'Perros' }),
    product('Lata', { category: 'Gatos' }),
    product('Premio', { category: 'Perros' }),
  ]);
  const regions = screen.getAllByRole('region').map(({ textContent }) => textContent);
  expect(regions).toHaveLength(2);
  expect(regions[0]).toMatch(/Perros.*Costal.*Premio/);
});
