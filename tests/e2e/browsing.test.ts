import { describe, expect, it } from 'vitest';
import { phone, useBrowser } from './browser.ts';

const journeys = [
  {
    language: 'es',
    home: '/',
    list: '/mascotas/adopcion',
    meet: 'Ver mascotas en adopción',
    filter: 'Filtrar',
    species: 'Especie',
    age: 'Edad',
    stages: ['Adultos', 'Mayores'],
    apply: 'Ver mascotas',
    cats: 'Gatos',
    remove: 'Quitar filtro: Gatos',
    removeSecond: 'Quitar filtro: Mayores',
    waiting: 'Quienes más han esperado',
    empty: 'No hay mascotas',
    looser: /sin «Atlantis»$/,
    enlarge: 'Ver en grande',
    close: 'Cerrar',
    facts: /Así es /,
    twin: 'EN English',
    twinPath: '/pets/adoption',
  },
  {
    language: 'en',
    home: '/home',
    list: '/pets/adoption',
    meet: 'See pets for adoption',
    filter: 'Filter',
    species: 'Species',
    age: 'Age',
    stages: ['Adult', 'Senior'],
    apply: 'Show pets',
    cats: 'Cats',
    remove: 'Remove filter: Cats',
    removeSecond: 'Remove filter: Senior',
    waiting: 'Waiting longest',
    empty: 'There are no pets',
    looser: /without “Atlantis”$/,
    enlarge: 'Enlarge',
    close: 'Close',
    facts: /Getting to know /,
    twin: 'ES Español',
    twinPath: '/mascotas/adopcion',
  },
] as const;

/** The pets of other journeys, which may show a film alone, are in Tulum. */
const ofTheDemonstration = '?ciudad=Guadalajara';

describe.each(journeys)('a visitor who reads $language', (words) => {
  const visit = useBrowser();

  it('finds a cat and gets to know it', async () => {
    const page = await visit(words.home);
    await page.getByRole('link', { name: words.meet }).first().click();
    await page.waitForURL(`**${words.list}`);
    const choose = (group: string, choice: string) =>
      page.getByRole('group', { name: group }).getByLabel(choice).check();
    await choose(words.species, words.cats);
    for (const stage of words.stages) await choose(words.age, stage);
    await page.getByRole('button', { name: words.apply }).click();
    await page.waitForURL('**?especie=gato&etapa=adulto&etapa=mayor');
    // The address is there before the page.
    const removeSecond = page.getByRole('link', { name: words.removeSecond });
    await removeSecond.waitFor();
    const waiting = page.getByRole('link', { name: words.waiting });
    await waiting.click();
    await page.waitForURL('**&orden=espera');
    await waiting.and(page.locator('[aria-current]')).waitFor();
    await removeSecond.click();
    await page.waitForURL('**?especie=gato&etapa=adulto&orden=espera');
    await removeSecond.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: words.remove }).waitFor();

    const card = page.getByRole('article').first();
    const name = String(await card.getByRole('heading').textContent());
    await card.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('heading', { name: words.facts }).waitFor();
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('main').count()).toBe(1);
  });

  it('looks at a picture in full size, by keyboard', async () => {
    const page = await visit(`${words.list}${ofTheDemonstration}`);
    await page.getByRole('article').first().getByRole('link').first().click();
    // A new page takes the focus first.
    await page.locator('main h1:focus').waitFor();
    const enlarge = page.getByRole('link', { name: words.enlarge }).first();
    await enlarge.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: words.close }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words.close }).waitFor({ state: 'hidden' });
  });

  it('goes on at the count after a filter is taken away by keyboard', async () => {
    const page = await visit(`${words.list}?especie=gato`);
    await page.getByRole('link', { name: words.remove }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${words.list}`);
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-labelledby') === 'total',
    );
  });

  it('changes to the other language and stays on the page', async () => {
    const page = await visit(words.list);
    await page.getByRole('link', { name: words.twin }).click();
    await page.waitForURL(`**${words.twinPath}`);
    await expect
      .poll(() => page.locator('html').getAttribute('lang'))
      .not.toContain(words.language);
  });

  it('hears kindly that nobody matches, and what to do without', async () => {
    const page = await visit(`${words.list}?especie=gato&ciudad=Atlantis`);
    await page.getByText(words.empty, { exact: true }).waitFor();
    await page.getByRole('link', { name: words.looser }).click();
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
    expect(await cards.first().getByRole('link').count()).toBe(1);
    expect(await cards.first().getByRole('button').count()).toBe(0);
    // Anywhere on the card.
    await cards.first().click({ position: { x: 12, y: (first?.height ?? 0) - 8 } });
    await page.waitForURL(/\/mascotas\/adopcion\/[0-9a-f-]{36}$/);
  });

  it.each(['/mascotas/adopcion', '/pets/adoption'])(
    'nothing of the filter hides in a part that scrolls by itself (%s)',
    async (path) => {
      for (const viewport of [
        { width: 390, height: 600 },
        { width: 1440, height: 600 },
      ]) {
        const page = await visit(path, { viewport });
        const opener = page.locator('search > [popovertarget]');
        if (await opener.isVisible()) await opener.click();
        const panel = page.locator('search form');
        await panel.waitFor();
        const scrollers = await panel.evaluate((form) =>
          [form, ...form.querySelectorAll('*')]
            .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
            .map(({ className }) => className),
        );
        expect(scrollers).toEqual([]);
        const last = page.locator('search summary');
        await last.scrollIntoViewIfNeeded();
        expect(await last.isVisible()).toBe(true);
      }
    },
  );
});

describe('without JavaScript', () => {
  const visit = useBrowser();

  it('shows a picture in full size', async () => {
    const address = `/mascotas/adopcion${ofTheDemonstration}`;
    const page = await visit(address, { javaScriptEnabled: false });
    await page.getByRole('article').first().getByRole('link').first().click();
    const enlarge = page.getByRole('link', { name: 'Ver en grande' }).first();
    expect(await enlarge.getAttribute('href')).toMatch(/^\/media\/[^/]+\/\d+\.webp$/);
  });

  it('filters, turns pages and opens a pet', async () => {
    const page = await visit('/mascotas/adopcion', { javaScriptEnabled: false });
    await page.getByRole('group', { name: 'Especie' }).getByLabel('Perros').check();
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
