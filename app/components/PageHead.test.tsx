// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { SiteProvider } from '#app/site.ts';
import type { Language } from '#domain/language.ts';
import { serverPage } from '#tests/setup/server-page.tsx';
import { PageHead } from './PageHead.tsx';

const site = { siteUrl: 'https://casa.example', siteName: 'Casa Animal', timezone: 'UTC' };

interface Given {
  jsonLd?: object;
  page?: number;
}

/** What nobody sees has no role: it is found by what it is. */
function headAt(address: string, language: Language, { jsonLd, page }: Given = {}) {
  serverPage(
    <SiteProvider value={site}>
      <MemoryRouter initialEntries={[address]}>
        <PageHead title="Albergues" description="Dónde estamos" jsonLd={jsonLd} page={page} />
      </MemoryRouter>
    </SiteProvider>,
    language,
  );
  const addressOf = (link: string) => document.querySelector(link)?.getAttribute('href');
  return {
    title: document.querySelector('title')?.textContent,
    canonical: addressOf('link[rel=canonical]'),
    alternates: {
      es: addressOf('link[rel=alternate][hreflang=es]'),
      en: addressOf('link[rel=alternate][hreflang=en]'),
      default: addressOf('link[rel=alternate][hreflang=x-default]'),
    },
  };
}

describe('the head of a page', () => {
  it('adds the name of the site to the title', () => {
    expect(headAt('/nosotros/albergues', 'es').title).toBe('Albergues · Casa Animal');
  });

  it('names the main address of its language and both alternate-language URLs', () => {
    expect(headAt('/us/shelters', 'en')).toMatchObject({
      canonical: 'https://casa.example/us/shelters',
      alternates: {
        es: 'https://casa.example/nosotros/albergues',
        en: 'https://casa.example/us/shelters',
        default: 'https://casa.example/nosotros/albergues',
      },
    });
  });

  it('leads an alias to the main address', () => {
    expect(headAt('/unete-al-proyecto', 'es').canonical).toBe(
      'https://casa.example/contacto/unete-al-proyecto',
    );
  });

  it('keeps the number of a list page in the address, and leaves filters out', () => {
    const head = headAt('/mascotas/adopcion?especie=gato&pagina=3', 'es', { page: 3 });
    expect(head.canonical).toBe('https://casa.example/mascotas/adopcion?pagina=3');
    expect(head.alternates.en).toBe('https://casa.example/pets/adoption?pagina=3');
  });

  it.each([
    [
      'a number beyond the end',
      '/mascotas/adopcion?pagina=999999999',
      2,
      '/mascotas/adopcion?pagina=2',
    ],
    ['what is no number', '/mascotas/adopcion?pagina=abc', 1, '/mascotas/adopcion'],
    [
      'a number where there is no list',
      '/nosotros/historia?pagina=3',
      undefined,
      '/nosotros/historia',
    ],
  ])('never repeats %s', (_, address, page, canonical) => {
    expect(headAt(address, 'es', { page }).canonical).toBe(`https://casa.example${canonical}`);
  });

  it('names no alternate-language URLs where one address serves both languages', () => {
    headAt('/login', 'es');
    expect(document.querySelector('[hreflang]')).toBeNull();
  });

  it('lets no text of its data end the script', () => {
    const data = { '@type': 'Thing', name: '</script><img src=x onerror="alert(1)"> & "Canela"' };
    headAt('/', 'es', { jsonLd: data });
    expect(document.querySelector('img')).toBeNull();
    const script = document.querySelector('script[type="application/ld+json"]');
    expect(JSON.parse(script?.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      ...data,
    });
  });
});
