import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '#server/context.ts';
import { buildApp } from '#server/http/app.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet, clock, secret } from '../pets/add-pets.ts';

const site = 'https://casa.example';
const path = '/feeds/es/mascotas.json';

interface Feed {
  total: number;
  ultima_pagina: number;
  siguiente: string | null;
  mascotas: { id: string; nombre: string; direccion: string; imagenes: object[] }[];
}

describeOnBothDatabases('pets as data for other sites', (databases) => {
  let context: Context;
  let app: FastifyInstance;
  let luna: string;

  beforeAll(async () => {
    context = await createTestContext(await databases.newConfig({ SITE_URL: site }), { clock });
    app = await buildApp(context);
    const { database } = context;
    const day = (n: number) => ({ created_at: `2026-11-0${n}T12:00:00.000Z` });
    luna = await addPet(database, { ...day(1), name: 'Luna </script>&', city: 'Tulum' });
    await addPet(database, {
      ...day(2),
      name: 'Rocky',
      status: 'rehabilitation',
      species: 'cat',
      city: 'Mérida',
    });
    await addPet(database, { ...day(3), name: 'Sol', species: 'cat', city: 'Mérida' });
    await addPet(database, { name: 'Hidden', status: 'adopted' });
    await addPet(database, { name: 'Hidden', deleted: 1 });
    await addPet(database, { name: 'Hidden', expires_on: '2026-11-19' });
  });
  afterAll(async () => {
    await app.close();
    await context.close();
  });

  const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '198.51.100.1') =>
    app.inject({ url, headers, remoteAddress });
  const namesIn = async (query: string) =>
    (await get(`${path}?${query}`)).json<Feed>().mascotas.map(({ nombre }) => nombre);

  it('are those that everybody may see, with nothing private, for any origin', async () => {
    const { statusCode, headers, body } = await get(path, { origin: 'https://vet.example' });
    expect(statusCode).toBe(200);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).not.toContain(secret);
    expect(body).not.toContain('Hidden');
    const feed = JSON.parse(body) as Feed;
    expect(feed).toMatchObject({ total: 3, ultima_pagina: 1, siguiente: null });
    const found = feed.mascotas.find(({ id }) => id === luna);
    expect(found).toMatchObject({
      nombre: 'Luna </script>&',
      especie: 'perro',
      edad: { valor: 2, unidad: 'años' },
      ciudad: 'Tulum',
      direccion: `${site}/mascotas/adopcion/${luna}`,
    });
    expect(found?.imagenes).toHaveLength(1);
  });

  it('come page by page, each of which says where the next one is', async () => {
    const seen: string[] = [];
    let url: string | null = `${path}?limite=2`;
    while (url) {
      const feed: Feed = (await get(url.replace(site, ''))).json();
      expect(feed.mascotas.length).toBeLessThanOrEqual(2);
      seen.push(...feed.mascotas.map(({ nombre }) => nombre));
      url = feed.siguiente;
    }
    expect(seen).toEqual(['Sol', 'Rocky', 'Luna </script>&']);
    expect(await namesIn('pagina=9')).toEqual([]);
  });

  it('are narrowed by the parameters of the list', async () => {
    expect(await namesIn('especie=gato')).toEqual(['Sol', 'Rocky']);
    expect(await namesIn('especie=gato&programa=rehabilitacion')).toEqual(['Rocky']);
    expect(await namesIn('ciudad=tulum&orden=espera')).toEqual(['Luna </script>&']);
  });

  it.each([
    'limite=101',
    'limite=0',
    'pagina=x',
    'pagina=99999999',
    'programa=adoptado',
    'orden=precio',
    'especie=perico',
    'usuario_id=1',
  ])('refuse %s and name it', async (query) => {
    const { statusCode, headers, body } = await get(`${path}?${query}`);
    expect(statusCode).toBe(422);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(Object.keys(JSON.parse(body).errors)).toEqual([query.split('=')[0]]);
  });

  it('are the same text however it is asked for, until a pet changes', async () => {
    const first = await get(`${path}?especie=gato&limite=5`);
    const etag = String(first.headers.etag);
    const again = await get(`${path}?limite=5&especie=gato&orden=recientes`, {
      'if-none-match': etag,
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await addPet(context.database, { name: 'Nube', species: 'cat' });
    await context.database.transaction((tx) => context.dataVersions.bump(tx, 'pets'));
    const changed = await get(`${path}?especie=gato&limite=5`, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toContain('Nube');
  });

  it('stop for an address that asks without end, and for no other', async () => {
    const answers = await Promise.all(
      Array.from({ length: 320 }, () => get(path, {}, '198.51.100.7')),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get(path)).statusCode).toBe(200);
  });

  it('are shown by a script of less than 10 KB without cookies or markup', async () => {
    for (const name of ['mascotas', 'campana']) {
      const { headers, body } = await get(`/widgets/${name}.js`);
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(Buffer.byteLength(body)).toBeLessThan(10_000);
      expect(body).not.toMatch(/cookie\s*=|innerHTML|localStorage|^(?:import|export) /m);
      expect(() => new Function(body)).not.toThrow();
      const etag = String(headers.etag);
      expect((await get(`/widgets/${name}.js`, { 'if-none-match': etag })).statusCode).toBe(304);
    }
  });
});
