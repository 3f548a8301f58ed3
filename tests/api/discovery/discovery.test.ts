import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { languages } from '#domain/language.ts';
import type { Context } from '#server/context.ts';
import { createPetListing } from '#server/features/animals/pets/core/pet-listing.service.ts';
import { buildApp } from '#server/http/app.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet, clock, secret } from '../pets/add-pets.ts';

const site = 'https://casa.example';

interface JsonFeed {
  home_page_url: string;
  items: { id: string; url: string; title: string; image?: string }[];
}

describeOnBothDatabases('what finds the pages', (databases) => {
  let context: Context;
  let app: FastifyInstance;
  let luna: string;
  let rocky: string;

  beforeAll(async () => {
    context = await createTestContext(await databases.newConfig({ SITE_URL: site }), { clock });
    app = await buildApp(context);
    const { database } = context;
    const day = (n: number) => ({ created_at: `2026-11-0${n}T12:00:00.000Z` });
    luna = await addPet(database, { ...day(1), name: 'Luna <b>&', city: 'Tulum' });
    rocky = await addPet(database, { ...day(2), name: 'Rocky', status: 'rehabilitation' });
    await addPet(database, { name: 'Hidden', status: 'adopted' });
    await addPet(database, { name: 'Hidden', deleted: 1 });
    await addPet(database, { name: 'Hidden', expires_on: '2026-11-19' });
  });
  afterAll(async () => {
    await app.close();
    await context.close();
  });

  const get = (url: string) => app.inject({ url });
  const petsChanged = () =>
    context.database.transaction((tx) => context.dataVersions.bump(tx, 'pets'));

  describe('the sitemap', () => {
    it('holds the pets that everybody may see, in both languages', async () => {
      const { body, headers } = await get('/sitemap.xml');
      expect(headers['content-type']).toBe('application/xml; charset=utf-8');
      expect(body).toContain(`<loc>${site}/mascotas/adopcion/${luna}</loc>`);
      expect(body).toContain(`<loc>${site}/pets/rehabilitation/${rocky}</loc>`);
      expect(body.match(/<loc>[^<]*\/(?:mascotas|pets)\/\w+\/[^<]+<\/loc>/g)).toHaveLength(4);
    });

    it('is one file while it is short', async () => {
      expect((await get('/sitemap-1.xml')).statusCode).toBe(200);
      expect((await get('/sitemap-2.xml')).headers.location).toBe('/');
      expect((await get('/sitemap-x.xml')).headers.location).toBe('/');
    });

    it('is made once for all who ask at the same time, and again after a change', async () => {
      const parts = vi.spyOn(context.petListing, 'parts');
      const nala = await addPet(context.database, { name: 'Nala' });
      await petsChanged();
      const answers = await Promise.all(Array.from({ length: 20 }, () => get('/sitemap.xml')));
      expect(parts).toHaveBeenCalledTimes(1);
      for (const { body } of answers) expect(body).toContain(`/${nala}</loc>`);
      await context.database.query.deleteFrom('pets').where('id', '=', nala).execute();
      await petsChanged();
      expect((await get('/sitemap.xml')).body).not.toContain(nala);
      parts.mockRestore();
    });

    it('is sent once while nothing changed, compressed where that is understood', async () => {
      const plain = await get('/sitemap.xml');
      const headers = { 'accept-encoding': 'gzip' };
      const { rawPayload } = await app.inject({ url: '/sitemap.xml', headers });
      expect(gunzipSync(rawPayload).toString()).toBe(plain.body);
      const again = { 'if-none-match': String(plain.headers.etag) };
      expect((await app.inject({ url: '/sitemap.xml', headers: again })).statusCode).toBe(304);
      const head = await app.inject({ method: 'HEAD', url: '/sitemap.xml' });
      expect([head.statusCode, head.headers.etag, head.body]).toEqual([
        200,
        plain.headers.etag,
        '',
      ]);
    });

    it('is an index of files that keep their pets where it is long', async () => {
      const { database, config } = context;
      const { timezone } = config;
      const listing = createPetListing({ database, clock, timezone, partSize: 3 });
      const lists = async () => {
        const parts = await listing.parts();
        return Promise.all(
          parts.map(async ({ part }) => ({ part, pets: await listing.list(part) })),
        );
      };
      // Of the five pets three are hidden; who is hidden keeps its place.
      const before = await lists();
      expect(before.flatMap(({ pets }) => pets)).toEqual([
        { id: luna, status: 'adoption', updatedAt: '2026-11-01T12:00:00.000Z' },
        { id: rocky, status: 'rehabilitation', updatedAt: '2026-11-01T12:00:00.000Z' },
      ]);
      await addPet(database, { created_at: '2026-11-09T12:00:00.000Z', deleted: 1 });
      expect(await lists()).toEqual(before);
      expect(await listing.list(9)).toEqual([]);
      await petsChanged();

      const parts = vi
        .spyOn(context.petListing, 'parts')
        .mockResolvedValue([{ part: 2, pets: 5_000, updatedAt: '2026-11-09T12:00:00.000Z' }]);
      const { body } = await get('/sitemap.xml');
      parts.mockRestore();
      expect(body).toContain(`<loc>${site}/sitemap-pages.xml</loc>`);
      expect(body).toContain(`<loc>${site}/sitemap-2.xml</loc><lastmod>2026-11-09</lastmod>`);
      expect(body.match(/<sitemap>/g)).toHaveLength(2);
      expect((await get('/sitemap-pages.xml')).body).toContain(`<loc>${site}/donaciones</loc>`);
      await petsChanged();
    });

    it('is named by robots.txt', async () => {
      const { body } = await get('/robots.txt');
      expect(body).toContain(`Sitemap: ${site}/sitemap.xml`);
      expect(body).toContain('Disallow: /api/');
      expect(body).toContain('Disallow: /boletin-informativo/ir/\nDisallow: /newsletter/go/');
    });
  });

  describe.each(languages)('the feeds in %s', (language) => {
    it('tell of the newest pets first', async () => {
      const feed = (await get(`/feeds/${language}.json`)).json<JsonFeed>();
      expect(feed.items.map(({ id }) => id)).toEqual([rocky, luna]);
      expect(feed.items[0]?.url.startsWith(`${site}/`)).toBe(true);
      expect(feed.items[0]?.image).toMatch(/^https:\/\/casa\.example\/media\/.+\/og\.jpg$/);
    });

    it('say the same as RSS, where no name is markup', async () => {
      const { body, headers } = await get(`/feeds/${language}.xml`);
      expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
      expect(body.match(/<item>/g)).toHaveLength(2);
      expect(body).toContain('Luna &lt;b&gt;&amp;');
      expect(body).toContain('<pubDate>Mon, 02 Nov 2026 12:00:00 GMT</pubDate>');
    });

    it('hold nothing private', async () => {
      for (const format of ['json', 'xml']) {
        const { body } = await get(`/feeds/${language}.${format}`);
        expect(body).not.toContain(secret);
        expect(body).not.toContain('Hidden');
      }
    });
  });

  it('tells of a pet that was registered long ago as it is first shown', async () => {
    const { query } = context.database;
    const noticed = [
      { programme: 'adoption', since: '2026-11-01T12:00:00.000Z', pet_id: luna },
      { programme: 'rehabilitation', since: '2026-11-02T12:00:00.000Z', pet_id: rocky },
    ] as const;
    await query.insertInto('pet_debuts').values(noticed).execute();
    const late = await addPet(context.database, {
      created_at: '2020-01-01T12:00:00.000Z',
      name: 'Tarda',
    });
    await context.pets.noticeDebuts();
    const { items } = (await get('/feeds/es.json')).json<JsonFeed>();
    expect(items.map(({ id }) => id)).toEqual([late, rocky, luna]);
    expect((await get('/feeds/es.xml')).body).not.toContain('01 Jan 2020');
    await query.deleteFrom('pet_debuts').execute();
    await query.deleteFrom('pets').where('id', '=', late).execute();
    await petsChanged();
  });

  it('describes the site to a phone that installs it', async () => {
    const { headers, json } = await get('/manifest.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(json()).toMatchObject({ name: 'Casa Animal', start_url: '/' });
  });

  describe('a download', () => {
    it('that is counted anew is sent once while nothing changed', async () => {
      const first = await get('/documents/estadisticas.pdf');
      expect(first.headers['content-type']).toBe('application/pdf');
      expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      const again = await app.inject({
        url: '/documents/estadisticas.pdf',
        headers: { 'if-none-match': String(first.headers.etag) },
      });
      expect(again.statusCode).toBe(304);
    });

    it('that is none leads home', async () => {
      expect((await get('/documents/..%2f..%2fpackage.json')).headers.location).toBe('/');
    });
  });
});
