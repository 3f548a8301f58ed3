import { renderToString } from 'react-dom/server';
import { createRoutesStub, useLoaderData } from 'react-router';
import { describe, expect, it } from 'vitest';
import { en } from '#app/i18n/en/index.ts';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import type { Language } from '#domain/language.ts';
import { PageHead } from './PageHead.tsx';

const site = { siteUrl: 'https://casa.example', siteName: 'Casa Animal' };

function Page() {
  const { jsonLd } = useLoaderData<{ jsonLd?: object }>();
  return <PageHead title="Albergues" description="Dónde estamos" jsonLd={jsonLd} />;
}

function headAt(address: string, language: Language, jsonLd?: object): string {
  const data = { ...site, jsonLd };
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
    expect(headAt('/mascotas/adopcion?especie=gato&pagina=3', 'es')).toContain(
      '<link rel="canonical" href="https://casa.example/mascotas/adopcion?pagina=3"/>',
    );
  });

  it('names no twins where one address serves both languages', () => {
    expect(headAt('/login', 'es')).not.toContain('rel="alternate"');
  });

  it('lets no text of its data end the script', () => {
    const data = { '@type': 'Thing', name: '</script><img src=x onerror="alert(1)"> & "Canela"' };
    const head = headAt('/', 'es', data);
    expect(head).not.toContain('<img');
    const script = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '';
    expect(JSON.parse(script)).toEqual({ '@context': 'https://schema.org', ...data });
  });
});
