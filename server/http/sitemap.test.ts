import { describe, expect, it } from 'vitest';
import { landingPage } from '#domain/pets/landing-pages.ts';
import type { PetPlace } from '#domain/pets/pet-places.ts';
import { pages } from '#domain/site-map.ts';
import {
  landingAddresses,
  pageAddresses,
  petAddress,
  sitemapIndexXml,
  sitemapXml,
} from './sitemap.ts';

const site = 'https://example.org';
const textOf = (pieces: Iterable<string>) => [...pieces].join('');

describe('the sitemap', () => {
  it('lists every public page in both languages, but those that are each reader’s own', () => {
    const xml = textOf(sitemapXml(pageAddresses(new Map()), site));
    for (const { id, guard, es, en } of pages) {
      if (id === 'favorites' || id === 'tellMe') {
        expect(xml).not.toContain(`<loc>${site}${es}</loc>`);
        continue;
      }
      if (guard !== 'public' || en === null || es.includes(':') || landingPage(id)) continue;
      expect(xml).toContain(`<loc>${site}${es}</loc>`);
      expect(xml).toContain(`<loc>${site}${en}</loc>`);
    }
  });

  it('says when the texts of a page were published, where editors did', () => {
    const addresses = pageAddresses(new Map([['faqs', '2026-11-25T03:00:00.000Z']]));
    const changed = addresses.filter(({ changedOn }) => changedOn !== undefined);
    expect(changed).toEqual([
      { es: '/preguntas-frecuentes', en: '/faqs', changedOn: '2026-11-25' },
    ]);
  });

  it('says the latest where a page has several texts', () => {
    const published = new Map([
      ['us', '2026-11-25T03:00:00.000Z'],
      ['team', '2026-11-21T03:00:00.000Z'],
    ] as const);
    expect(pageAddresses(published).find(({ es }) => es === '/nosotros')?.changedOn).toBe(
      '2026-11-25',
    );
  });

  it('lists nothing that asks who somebody is', () => {
    const xml = textOf(sitemapXml(pageAddresses(new Map()), site));
    expect(xml).not.toMatch(/login|registro|recovery|mi-perfil|admin|boletin</);
  });

  it('lists a species and a place only where such pets are', () => {
    const place = (name: string, slug: string | undefined, dog: number, cat: number): PetPlace => ({
      kind: 'city',
      ...{ name, slug, federalState: 'Quintana Roo', written: [], pets: dog + cat },
      of: { dog, cat },
    });
    const addresses = landingAddresses({
      cities: [place('Tulum', 'tulum', 2, 0), place('Puebla', undefined, 1, 0)],
      states: [place('Quintana Roo', 'quintana-roo', 2, 0)],
    });
    expect(addresses).toEqual([
      { es: '/perros-en-adopcion', en: '/dogs-for-adoption' },
      { es: '/mascotas-en-adopcion/quintana-roo', en: '/pets-for-adoption/quintana-roo' },
      { es: '/perros-en-adopcion/quintana-roo', en: '/dogs-for-adoption/quintana-roo' },
      { es: '/mascotas-en-adopcion/tulum', en: '/pets-for-adoption/tulum' },
      { es: '/perros-en-adopcion/tulum', en: '/dogs-for-adoption/tulum' },
    ]);
    expect(landingAddresses({ cities: [], states: [] })).toEqual([]);
  });

  it('says when a pet was changed, and names its alternate-language URL', () => {
    const pet = petAddress({
      id: 'p1',
      status: 'rehabilitation',
      updatedAt: '2026-11-03T01:02:03.000Z',
    });
    expect(textOf(sitemapXml([pet], site))).toContain(
      `<url><loc>${site}/pets/rehabilitation/p1</loc><lastmod>2026-11-03</lastmod>` +
        `<xhtml:link rel="alternate" hreflang="es" href="${site}/mascotas/rehabilitacion/p1"/>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${site}/pets/rehabilitation/p1"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${site}/mascotas/rehabilitacion/p1"/></url>`,
    );
  });

  it('comes in pieces where it is long, and nothing is lost between them', () => {
    const addresses = Array.from({ length: 600 }, (_, n) => ({ es: `/es/${n}`, en: `/en/${n}` }));
    const pieces = [...sitemapXml(addresses, site)];
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(250 * 1_000);
    expect(textOf(pieces).match(/<loc>/g)).toHaveLength(1_200);
  });

  it('as an index says where its files are and when they changed', () => {
    const xml = textOf(
      sitemapIndexXml([{ path: '/a.xml' }, { path: '/b.xml', changedOn: '2026-11-03' }], site),
    );
    expect(xml).toContain(`<sitemap><loc>${site}/a.xml</loc></sitemap>`);
    expect(xml).toContain(`<loc>${site}/b.xml</loc><lastmod>2026-11-03</lastmod>`);
  });
});
