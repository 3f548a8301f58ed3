import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { problemsOf } from './axe.ts';
import { phone, useBrowser } from './browser.ts';

/** By the links above the list: on a wide window its filter does not ask once more. */
async function only(page: Page, species: 'Perros' | 'Gatos') {
  const above = page.getByRole('navigation', { name: 'Especie' });
  const link = above.getByRole('link', { name: species, exact: true });
  await link.click();
  await page.waitForURL(`**/${species.toLowerCase()}-en-adopcion`);
  await link.and(page.locator('[aria-current]')).waitFor();
  await expect.poll(() => page.getByRole('group', { name: 'Especie' }).count()).toBe(0);
}

/** Each journey is walked in one of the languages. */
describe('a visitor', () => {
  const visit = useBrowser();

  it('finds a cat and gets to know it', async () => {
    const page = await visit('/', { reducedMotion: 'no-preference' });
    await page.getByRole('link', { name: 'Ver mascotas en adopción' }).first().click();
    await page.waitForURL('**/mascotas/adopcion');
    const choose = (group: string, choice: string) =>
      page.getByRole('group', { name: group }).getByLabel(choice).check();
    await only(page, 'Gatos');
    for (const stage of ['Adultos', 'Mayores']) await choose('Edad', stage);
    await page.getByRole('button', { name: 'Ver mascotas' }).click();
    await page.waitForURL('**?especie=gato&etapa=adulto&etapa=mayor');
    // The address is there before the page.
    const removeSecond = page.getByRole('link', { name: 'Quitar filtro: Mayores' });
    await removeSecond.waitFor();
    const waiting = page.getByRole('link', { name: 'Quienes más han esperado' });
    await waiting.click();
    await page.waitForURL('**&orden=espera');
    await waiting.and(page.locator('[aria-current]')).waitFor();
    await removeSecond.click();
    await page.waitForURL('**?especie=gato&etapa=adulto&orden=espera');
    await removeSecond.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Quitar filtro: Gatos' }).waitFor();

    const card = page.getByRole('article').first();
    const name = String(await card.getByRole('heading').textContent());
    await card.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('heading', { name: /Así es / }).waitFor();
    await expect.poll(() => page.locator('h1').count()).toBe(1);
    await expect.poll(() => page.locator('main').count()).toBe(1);
  });

  it('looks at a picture in full size, by keyboard', async () => {
    // The pets of other journeys, which may show a video alone, are in Tulum.
    const page = await visit('/pets/adoption?ciudad=Guadalajara');
    await page.getByRole('article').first().getByRole('link').first().click();
    // A new page takes the focus first.
    await page.locator('main h1:focus').waitFor();
    const enlarge = page.getByRole('link', { name: 'Enlarge' }).first();
    await enlarge.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Close' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Close' }).waitFor({ state: 'hidden' });
  });

  it('says in their own words whom they look for, on a telephone', async () => {
    const page = await visit('/mascotas/adopcion', { viewport: phone });
    await page.getByLabel('Busca con tus palabras').fill('gatito morado en Guadalajara');
    await page.keyboard.press('Enter');
    await page.waitForURL('**?especie=gato&ciudad=Guadalajara&orden=afines&texto=*');
    await page.getByText('Para «morado» no hay filtro').waitFor();
    await page.getByRole('link', { name: 'Quitar filtro: Gatos' }).waitFor();
    expect(await page.getByLabel('Busca con tus palabras').inputValue()).toContain('morado');
    expect(await problemsOf(page)).toEqual([]);
  });

  it('asks for the nearest of a place without JavaScript, and for the one near the device with it', async () => {
    const plain = await visit('/mascotas/adopcion?especie=perro', { javaScriptEnabled: false });
    await plain.getByText('Cerca de mí').click();
    await plain.getByLabel('Tu ciudad o tu código postal').fill('44100');
    await plain.getByRole('button', { name: 'Ordenar' }).click();
    await plain.waitForURL('**?especie=perro&orden=cerca&desde=44100');
    await plain.getByText('Cerca de Guadalajara').waitFor();

    const page = await visit('/pets/adoption', { isolated: true });
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: 20.213, longitude: -87.458 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    await page.getByText('Near me').click();
    await page.getByRole('button', { name: 'Use my location' }).click();
    await page.waitForURL('**desde=*');
    await page.getByText(/^Near (?!me)/).waitFor();
    expect(asked.filter((request) => /20\.21|87\.45/.test(request))).toEqual([]);
    expect(await problemsOf(page)).toEqual([]);
  });

  it('goes on at the count after a filter is taken away by keyboard', async () => {
    const page = await visit('/pets/adoption?especie=gato');
    await page.getByRole('link', { name: 'Remove filter: Cats' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/pets/adoption');
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-labelledby') === 'total',
    );
  });

  it('changes to the other language and back, and stays on the page', async () => {
    const page = await visit('/mascotas/adopcion');
    await page.getByRole('link', { name: 'EN English' }).click();
    await page.waitForURL('**/pets/adoption');
    await page.locator('html[lang=en]').waitFor();
    await page.getByRole('link', { name: 'ES Español' }).click();
    await page.waitForURL('**/mascotas/adopcion');
    await page.locator('html[lang=es-MX]').waitFor();
  });

  // Which other addresses are the server's to answer, app/browser-routes.test.tsx says.
  it('goes back to an address in the other language', async () => {
    const page = await visit('/');
    await page.evaluate(() => {
      history.pushState(null, '', '/pets/adoption');
      history.pushState(null, '', '/');
      history.back();
    });
    await page.locator('html[lang=en]').waitFor();
    await page.getByRole('article').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/pets/adoption');
  });

  it('hears kindly that nobody matches, and what to do without', async () => {
    const page = await visit('/mascotas/adopcion?especie=gato&ciudad=Atlantis');
    await page.getByText('No hay mascotas', { exact: true }).waitFor();
    await page.getByRole('link', { name: /sin «Atlantis»$/ }).click();
    await page.waitForURL('**?especie=gato');
    await page.getByRole('article').first().waitFor();
  });
});

describe('on a phone', () => {
  const visit = useBrowser();

  it('the list stands in two columns of one link each, from place to place', async () => {
    const page = await visit('/mascotas/adopcion', { viewport: phone });
    await page.getByRole('link', { name: /^Guadalajara/ }).click();
    await page.waitForURL('**/mascotas-en-adopcion/guadalajara');
    await page.getByRole('heading', { level: 1, name: 'en Guadalajara' }).waitFor();
    const cards = page.getByRole('article');
    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
    expect(second?.y).toBe(first?.y);
    await expect.poll(() => cards.first().getByRole('link').count()).toBe(1);
    // The heart, and nothing else.
    await expect.poll(() => cards.first().getByRole('button').count()).toBe(1);
    // Anywhere on the card.
    await cards.first().click({ position: { x: 12, y: (first?.height ?? 0) - 8 } });
    await page.waitForURL(/\/mascotas\/adopcion\/[0-9a-f-]{36}$/);
  });

  it.each([
    ['/mascotas/adopcion', 390],
    ['/pets/adoption', 1440],
  ])(
    'nothing of the filter hides in a part that scrolls by itself (%s, %i)',
    async (path, width) => {
      const page = await visit(path, { viewport: { width, height: 600 } });
      const opener = page.locator('search > [popovertarget]');
      if (await opener.isVisible()) await opener.click();
      const panel = page.locator('search form').last();
      await panel.waitFor();
      const scrollers = await panel.evaluate((form) =>
        [form, ...form.querySelectorAll('*')]
          .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
          .map(({ className }) => className),
      );
      expect(scrollers).toEqual([]);
      const last = page.locator('search summary');
      await last.scrollIntoViewIfNeeded();
      await expect.poll(() => last.isVisible()).toBe(true);
    },
  );
});

describe('without JavaScript', () => {
  const visit = useBrowser();

  it('filters, turns pages and opens a pet', async () => {
    const page = await visit('/mascotas/adopcion', { javaScriptEnabled: false });
    await only(page, 'Perros');
    for (const size of ['Pequeño', 'Mediano', 'Grande']) {
      await page.getByLabel(size, { exact: true }).check();
    }
    await page.getByRole('button', { name: 'Ver mascotas' }).click();
    await page.waitForURL(
      ({ searchParams: asked }) =>
        asked.get('especie') === 'perro' &&
        asked.getAll('tamano').join() === 'pequeño,mediano,grande' &&
        [...asked.keys()].length === 4,
    );
    await page.getByRole('link', { name: 'Siguiente' }).click();
    await page.waitForURL(({ searchParams: asked }) => asked.get('pagina') === '2');
    const card = page.getByRole('article').first();
    const name = String(await card.getByRole('heading').textContent());
    await card.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });
});
