import { describe, expect, it } from 'vitest';
import { pages } from '#domain/site-map.ts';
import { listAddresses, partsOf, sitemapIndexXml, sitemapXml } from './sitemap.ts';

const site = 'https://example.org';

describe('the sitemap', () => {
  it('lists every public page in both languages', () => {
    const xml = sitemapXml(listAddresses([]), site);
    for (const { guard, es, en } of pages) {
      if (guard !== 'public' || en === null || es.includes(':')) continue;
      expect(xml).toContain(`<loc>${site}${es}</loc>`);
      expect(xml).toContain(`<loc>${site}${en}</loc>`);
    }
  });

  it('lists nothing that asks who somebody is', () => {
    const xml = sitemapXml(listAddresses([]), site);
    expect(xml).not.toMatch(/login|registro|recovery|mi-perfil|admin|boletin</);
  });

  it('names the twin of a pet', () => {
    const xml = sitemapXml(listAddresses([{ id: 'p1', status: 'rehabilitation' }]), site);
    expect(xml).toContain(
      `<url><loc>${site}/pets/rehabilitation/p1</loc>` +
        `<xhtml:link rel="alternate" hreflang="es" href="${site}/mascotas/rehabilitacion/p1"/>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${site}/pets/rehabilitation/p1"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${site}/mascotas/rehabilitacion/p1"/></url>`,
    );
  });

  it('is cut into files where one would be too long', () => {
    const addresses = listAddresses(
      Array.from({ length: 30 }, (_, index) => ({ id: `p${index}`, status: 'adoption' })),
    );
    const parts = partsOf(addresses, 20);
    expect(parts.every((part) => part.length <= 10)).toBe(true);
    expect(parts.flat()).toEqual(addresses);
    expect(sitemapIndexXml(parts.length, site)).toContain(`${site}/sitemap-${parts.length}.xml`);
  });
});
