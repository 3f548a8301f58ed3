import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LoadContext, LoaderArgs } from '#app/load-context.ts';
import { loader } from '#app/pages/pets/public/PetListPage.loader.ts';
import type { Context } from '#server/context.ts';
import { buildApp } from '#server/http/app.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet, clock } from './add-pets.ts';

const path = '/mascotas/adopcion';

describeOnBothDatabases('a search in one’s own words', (databases) => {
  let context: Context;
  beforeAll(async () => {
    context = await createTestContext(await databases.newConfig(), { clock });
    const { database } = context;
    const cat = { species: 'cat', sex: 'male', energy: 'high', good_with_children: 'yes' };
    await addPet(database, { ...cat, name: 'Travieso' });
    await addPet(database, { ...cat, name: 'Sereno', energy: 'calm' });
    await addPet(database, { ...cat, name: 'Privado', deleted: 1 });
    await addPet(database, { name: 'Xtabay', sex: 'female', size: 'small' });
  });
  afterAll(() => context.close());

  const load = (query: string, language: 'es' | 'en' = 'es') =>
    loader({
      request: new Request(`https://casa.example${path}?${query}`),
      params: {},
      context: { app: context, language, page: 'adoptionPets' } satisfies LoadContext,
    } as unknown as LoaderArgs);

  /** The list that a search leads to. */
  async function search(text: string, language: 'es' | 'en' = 'es') {
    const led = await load(String(new URLSearchParams({ busca: text })), language).catch(
      (thrown) => thrown,
    );
    expect(led.status).toBe(303);
    const address: string = led.headers.get('location');
    const { data } = await load(address.split('?')[1] ?? '', language);
    return { address, ...data };
  }
  const names = (pets: { name: string }[]) => pets.map(({ name }) => name).sort();

  it('leads to the list of what was understood, with chips that can be taken off', async () => {
    const found = await search('gatito juguetón para niños');
    expect(found.address).toContain('especie=gato&convive=ni%C3%B1os&energia=alta');
    expect(names(found.pets)).toEqual(['Travieso']);
    expect(found.chips.chips.map(({ label }) => label)).toEqual([
      'Gatos',
      'Convive con niñas y niños',
      'Juguetones',
    ]);
    expect(found.search).toMatchObject({ text: 'gatito juguetón para niños', notice: undefined });
    expect(found.isIndexed).toBe(false);
    const english = await search('calm cat', 'en');
    expect(english.address).toMatch(/^\/pets\/adoption\?/);
    expect(names(english.pets)).toEqual(['Sereno']);
  });

  it('says what it did not understand, and takes a word that nobody knows for a name', async () => {
    const colour = await search('gato morado');
    expect(names(colour.pets)).toEqual(['Sereno', 'Travieso']);
    expect(colour.search.notice).toContain('«morado»');
    const named = await search('xtabay');
    expect(names(named.pets)).toEqual(['Xtabay']);
    expect(named.search.notice).toBeUndefined();
    expect(named.chips.chips.map(({ label }) => label)).toEqual(['Se llama «xtabay»']);
    // As good as nobody.
    expect((await search('privado')).search.notice).toContain('No entendimos lo que buscas');
  });

  it('shows who comes close where nobody is all of it', async () => {
    const found = await search('gata juguetona');
    expect(found.pets).toEqual([]);
    expect(names(found.close)).toEqual(['Travieso']);
    expect(names((await search('perro macho muy grande')).close)).toEqual(['Xtabay']);
  });

  it('answers whatever people send, and keeps the words out of the page’s markup', async () => {
    const app = await buildApp(context, {
      load: () => import('#app/entry.server.tsx'),
      files: { transform: async (_, html) => html },
    });
    const texts = [
      '',
      '   ',
      '<img src=x onerror=alert(1)>',
      '%00',
      '🐶'.repeat(300),
      'a '.repeat(500),
    ];
    for (const text of texts) {
      const url = `${path}?${new URLSearchParams({ busca: text })}`;
      const { statusCode, headers } = await app.inject({ url });
      // An empty one is the address of the list itself.
      expect(statusCode, text.slice(0, 20)).toBe(text.trim() === '' ? 301 : 303);
      expect(headers.location?.startsWith(path)).toBe(true);
      const page = await app.inject({ url: String(headers.location) });
      expect(page.statusCode).toBe(200);
      expect(page.body).not.toContain('<img src=x');
    }
    await app.close();
  });
});
