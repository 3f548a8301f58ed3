import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { ErrorPage } from './ErrorPage.tsx';

function pageAfter(error: unknown): string {
  return renderToString(
    <TextsProvider language="es" dictionary={es}>
      <MemoryRouter initialEntries={['/mascotas/adopcion?especie=gato']}>
        <ErrorPage error={error} />
      </MemoryRouter>
    </TextsProvider>,
  );
}

describe('a page that could not be shown', () => {
  it.each([
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'The Internet connection appears to be offline.',
  ])('speaks of the connection when a browser says "%s"', (message) => {
    const page = pageAfter(new TypeError(message));
    expect(page).toContain(es.errors.offlineText);
    expect(page).toMatch(new RegExp(`<button[^>]*>${es.errors.again}</button>`));
  });

  it('says what went wrong here is noted, and loads the same address anew', () => {
    const page = pageAfter(new Error('Unexpected Server Error'));
    expect(page).toContain(es.errors.text);
    expect(page).toContain('href="/mascotas/adopcion?especie=gato"');
  });

  it('takes a mistake in the program for no lost connection', () => {
    const page = pageAfter(new TypeError("Cannot read properties of undefined (reading 'name')"));
    expect(page).toContain(es.errors.text);
  });

  it('offers only the way home where nothing is', () => {
    const missing = { status: 404, statusText: 'Not Found', internal: false, data: null };
    const page = pageAfter(missing);
    expect(page).toContain(es.errors.missingText);
    expect(page).not.toContain(es.errors.again);
  });
});
