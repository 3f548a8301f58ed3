// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { serverPage } from '#tests/setup/server-page.tsx';
import { ErrorPage } from './ErrorPage.tsx';

const pageAfter = (error: unknown) =>
  serverPage(
    <MemoryRouter initialEntries={['/mascotas/adopcion?especie=gato']}>
      <ErrorPage error={error} />
    </MemoryRouter>,
  );

describe('a page that could not be shown', () => {
  it.each([
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'The Internet connection appears to be offline.',
  ])('speaks of the connection when a browser says "%s"', (message) => {
    const page = pageAfter(new TypeError(message));
    page.getByText(es.errors.offlineText);
    page.getByRole('button', { name: es.errors.again });
  });

  it('says what went wrong here is noted, and loads the same address anew', () => {
    const page = pageAfter(new Error('Unexpected Server Error'));
    page.getByText(es.errors.text);
    const again = page.getByRole('link', { name: es.errors.again });
    expect(again.getAttribute('href')).toBe('/mascotas/adopcion?especie=gato');
  });

  it('takes a mistake in the code for no lost connection', () => {
    const page = pageAfter(new TypeError("Cannot read properties of undefined (reading 'name')"));
    page.getByText(es.errors.text);
  });

  it('offers only the way home where nothing is', () => {
    const page = pageAfter({ status: 404, statusText: 'Not Found', internal: false, data: null });
    page.getByText(es.errors.missingText);
    expect(page.queryByText(es.errors.again)).toBeNull();
    expect(page.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
  });
});
