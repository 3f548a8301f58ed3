import { expect, it } from 'vitest';
import { petJsonLd } from './pet-json-ld.server.ts';

const address = 'https://casa.example/mascotas/adopcion/7';
const shown: Parameters<typeof petJsonLd>[0] = {
  pet: {
    name: 'Canela',
    species: 'dog',
    registeredOn: '2026-11-08',
  },
  title: 'Canela, perra en adopción en Tulum',
  description: 'Perra de 2 años en Tulum, Quintana Roo. Cariñosa y atenta.',
  crumbs: { '@type': 'BreadcrumbList', itemListElement: [] },
  address,
  image: 'https://casa.example/media/abc/og.jpg',
  language: 'es-MX',
};

it('tells search engines whom the page is about', () => {
  expect(petJsonLd(shown)).toMatchObject({
    '@graph': [
      {
        '@type': 'ItemPage',
        url: address,
        inLanguage: 'es-MX',
        primaryImageOfPage: { url: shown.image, width: 1200, height: 630 },
        mainEntity: {
          '@type': 'Thing',
          name: 'Canela',
          description: shown.description,
          image: shown.image,
        },
      },
      shown.crumbs,
    ],
  });
});

it('says nothing of a picture that is not there', () => {
  const text = JSON.stringify(petJsonLd({ ...shown, image: undefined }));
  expect(text).not.toContain('mage');
});

it('never offers an animal for sale', () => {
  expect(JSON.stringify(petJsonLd(shown))).not.toMatch(/Product|Offer|price/);
});
