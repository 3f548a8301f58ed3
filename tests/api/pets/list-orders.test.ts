import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LoadContext, LoaderArgs } from '#app/load-context.ts';
import { loader } from '#app/pages/pets/public/PetListPage.loader.ts';
import type { Context } from '#server/context.ts';
import { buildApp } from '#server/http/app.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet, clock } from './add-pets.ts';

describeOnBothDatabases('the orders of a list', (databases) => {
  let context: Context;
  beforeAll(async () => {
    context = await createTestContext(await databases.newConfig(), { clock });
    const { database } = context;
    const at = (name: string, city: string, federal_state: string, rest: object = {}) =>
      addPet(database, { name, city, federal_state, ...rest });
    await at('Cerca', 'Tulum', 'Quintana Roo', { registered_on: '2026-11-10' });
    await at('Vecina', 'Playa del Carmen, Q. Roo', 'Quintana Roo', { color: 'Negra' });
    // No place of this name is known: its state stands in for it.
    await at('Rancho', 'Rancho de los Gatos', 'Yucatán');
    await at('Lejos', "Tijuana'; drop table pets; --", 'Baja California', {
      story: 'Muy noble',
      waiting_since: '2026-01-05',
    });
  });
  afterAll(() => context.close());

  async function load(query: Record<string, string>, language: 'es' | 'en' = 'es') {
    const { data } = await loader({
      request: new Request(`https://casa.example/mascotas/adopcion?${new URLSearchParams(query)}`),
      params: {},
      context: { app: context, language, page: 'adoptionPets' } satisfies LoadContext,
    } as unknown as LoaderArgs);
    return data;
  }
  const names = async (query: Record<string, string>) =>
    (await load(query)).pets.map(({ name }) => name);

  it('begin with those that have waited longest since they came', async () => {
    expect((await names({ orden: 'espera' }))[0]).toBe('Lejos');
    expect((await names({ orden: 'espera' })).at(-1)).toBe('Cerca');
  });

  it('begin with the nearest of a place, its state or a postal code', async () => {
    const fromTulum = ['Cerca', 'Vecina', 'Rancho', 'Lejos'];
    for (const desde of ['Tulum', 'tulum, quintana roo', '77760']) {
      expect(await names({ orden: 'cerca', desde }), desde).toEqual(fromTulum);
    }
    expect((await names({ orden: 'cerca', desde: 'Tijuana' }))[0]).toBe('Lejos');
    expect((await names({ orden: 'cerca', desde: '97000' }))[0]).toBe('Rancho');
    expect((await names({ orden: 'cerca', desde: 'Yucatán' }))[0]).toBe('Rancho');
    const page = await load({ orden: 'cerca', desde: 'Tulum', especie: 'perro' });
    expect(page.orders.near).toMatchObject({ label: 'Cerca de Tulum', isCurrent: true });
    expect(page.orders.near.kept).toEqual([
      { name: 'especie', value: 'perro' },
      { name: 'orden', value: 'cerca' },
    ]);
    expect(page.query).toBe('especie=perro&orden=cerca&desde=Tulum');
    // Taking a filter off keeps the order.
    expect(page.chips.clear.to).toContain('orden=cerca&desde=Tulum');
    expect(page.isIndexed).toBe(false);
  });

  it('say that a place is unknown, and stand newest first', async () => {
    const page = await load({ orden: 'cerca', desde: 'Xyzzy <b>' });
    expect(page.notice).toContain('No conocemos «Xyzzy <b>»');
    expect(page.orders.near).toMatchObject({ isOpen: true, value: 'Xyzzy <b>' });
    expect(page.pets).toHaveLength(4);
    for (const desde of ['', ' ', '99999', "'", '%', ','.repeat(500), '00000']) {
      expect((await load({ orden: 'cerca', desde })).pets, desde).toHaveLength(4);
    }
  });

  it('begin with those whose own texts hold what no filter says', async () => {
    const page = await load({ orden: 'afines', texto: 'perro negro', especie: 'perro' });
    expect(page.pets[0]?.name).toBe('Vecina');
    expect(page.search.notice).toContain('Para «negro» no hay filtro');
    expect((await names({ orden: 'afines', texto: 'perra muy nobles' }))[0]).toBe('Lejos');
    expect(page.orders.links.map(({ label }) => label)).toContain('Más parecidas');
    expect((await load({ orden: 'afines' })).orders.links).toHaveLength(3);
    const led = await load({ busca: 'perra negra en Playa del Carmen' }).catch((thrown) => thrown);
    expect(led.headers.get('location')).toContain('orden=afines&texto=perra');
  });

  it('tell a device the bigger places, and keep what it is told to itself', async () => {
    const app = await buildApp(context);
    const { statusCode, headers, body } = await app.inject('/feeds/lugares.json');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toContain('public');
    expect(JSON.parse(body)[0]).toEqual(['Ciudad de México, Ciudad de México', 19.43, -99.13]);
    expect(body.length).toBeLessThan(25_000);
    expect(headers['permissions-policy']).toContain('geolocation=(self)');
    await app.close();
  });
});
