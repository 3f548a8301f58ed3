import { renderToString } from 'react-dom/server';
import { createRoutesStub, useLoaderData } from 'react-router';
import { describe, expect, it } from 'vitest';
import { en } from '#app/i18n/en/index.ts';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import type { Language } from '#domain/language.ts';
import { PageHead } from './PageHead.tsx';

const site = { siteUrl: 'https://casa.example', siteName: 'Casa Animal' };

interface Given {
  jsonLd?: object;
  page?: number;
}

function Page() {
  const { jsonLd, page } = useLoaderData<Given>();
  return <PageHead title="Albergues" description="Dónde estamos" jsonLd={jsonLd} page={page} />;
}

function headAt(address: string, language: Language, given?: Given): string {
  const data = { ...site, ...given };
  const Site = createRoutesStub([{ id: 'root', path: '*', Component: Page, loader: () => data }]);
  return renderToString(
    <TextsProvider language={language} dictionary={language === 'en' ? en : es}>
      <Site initialEntries={[address]} hydrationData={{ loaderData: { root: data } }} />
    </TextsProvider>,
  );
}

describe('the head of a page', () => {
  it('adds the name of the site to the title', () => {
    expect(headAt('/nosotros/albergues', 'es')).toContain('<title>Albergues · Casa Animal</title>');
  });

  it('names the main address of its language and both twins', () => {
    const head = headAt('/us/shelters', 'en');
    expect(head).toContain('<link rel="canonical" href="https://casa.example/us/shelters"/>');
    expect(head).toContain('hrefLang="es" href="https://casa.example/nosotros/albergues"/>');
    expect(head).toContain('hrefLang="x-default" href="https://casa.example/nosotros/albergues"/>');
  });

  it('leads an alias to the main address', () => {
    expect(headAt('/unete-al-proyecto', 'es')).toContain(
      '<link rel="canonical" href="https://casa.example/contacto/unete-al-proyecto"/>',
    );
  });

  it('keeps the number of a list page in the address, and leaves filters out', () => {
    const head = headAt('/mascotas/adopcion?especie=gato&pagina=3', 'es', { page: 3 });
    expect(head).toContain(
      '<link rel="canonical" href="https://casa.example/mascotas/adopcion?pagina=3"/>',
    );
    expect(head).toContain('hrefLang="en" href="https://casa.example/pets/adoption?pagina=3"/>');
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
    expect(headAt(address, 'es', { page })).toContain(
      `<link rel="canonical" href="https://casa.example${canonical}"/>`,
    );
  });

  it('names no twins where one address serves both languages', () => {
    expect(headAt('/login', 'es')).not.toMatch(/hreflang/i);
  });

  it('lets no text of its data end the script', () => {
    const data = { '@type': 'Thing', name: '</script><img src=x onerror="alert(1)"> & "Canela"' };
    const head = headAt('/', 'es', { jsonLd: data });
    expect(head).not.toContain('<img');
    const script = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '';
    expect(JSON.parse(script)).toEqual({ '@context': 'https://schema.org', ...data });
  });
});
