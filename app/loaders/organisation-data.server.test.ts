import { expect, it } from 'vitest';
import { exampleContent } from '#content/example-content.ts';
import { describeOrganisation } from './organisation-data.server.ts';

const organisation = exampleContent.organisation.es;
const site = {
  siteUrl: 'https://casa.example',
  siteName: 'Casa Animal',
  timezone: 'America/Cancun',
};

it('tells search engines who stands behind the site, where, and how to give', () => {
  const configured = {
    whatsappNumber: '529840000000',
    facebookUrl: 'https://www.facebook.com/casa',
    instagramUrl: undefined,
  };
  expect(
    describeOrganisation({ ...site, ...configured }, organisation, 'en', 'We rescue.'),
  ).toMatchObject({
    '@type': ['NGO', 'AnimalShelter'],
    legalName: organisation.legalName,
    telephone: '+529840000000',
    sameAs: ['https://www.facebook.com/casa'],
    address: { '@type': 'PostalAddress', postalCode: '77760', addressCountry: 'MX' },
    areaServed: [
      { name: 'Tulum', containedInPlace: { name: 'Quintana Roo' } },
      { name: 'Guadalajara', containedInPlace: { name: 'Jalisco' } },
    ],
    logo: { url: 'https://casa.example/icon-512.png' },
    potentialAction: { '@type': 'DonateAction', target: 'https://casa.example/donations' },
  });
});

it('is silent about what is not configured', () => {
  const text = JSON.stringify(describeOrganisation(site, organisation, 'es', ''));
  expect(text).not.toMatch(/telephone|sameAs/);
});
