import { shareImageFor } from '#app/components/share-image.ts';
import type { LoadContext } from '#app/load-context.ts';
import { siteOf } from '#app/site.server.ts';
import type { Site } from '#app/site.ts';
import { openingHoursOf } from '#domain/content/opening-hours.ts';
import type { RecordPart } from '#domain/content/record-uses.ts';
import { type Language, languages, locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { readRecord } from './content-texts.server.ts';

/** schema.org's form of who stands behind the site; for loaders. */
export async function organisationData(context: LoadContext, description: string) {
  const organisation = await readRecord(context, 'searchEngines');
  return describeOrganisation(await siteOf(context), organisation, context.language, description);
}

export function describeOrganisation(
  { siteUrl, siteName, whatsappNumber, facebookUrl, instagramUrl }: Site,
  organisation: RecordPart<'searchEngines'>,
  language: Language,
  description: string,
) {
  const { legalName, address, mailboxes, places } = organisation;
  const id = `${siteUrl}/#organization`;
  const email = mailboxes.hello && { email: mailboxes.hello };
  const number = organisation.telephones[0]?.number ?? whatsappNumber;
  const telephone = number && `+${number}`;
  const profiles = [facebookUrl, instagramUrl].filter((url) => url !== undefined);
  return {
    '@type': ['NGO', 'AnimalShelter'],
    '@id': id,
    name: siteName,
    legalName,
    ...(organisation.rfc && { taxID: organisation.rfc }),
    url: siteUrl,
    description,
    logo: { '@type': 'ImageObject', url: `${siteUrl}/icon-512.png`, width: 512, height: 512 },
    image: siteUrl + shareImageFor(undefined, language),
    ...email,
    ...(telephone && { telephone }),
    ...(address.street && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        postalCode: address.postalCode,
        addressLocality: address.city,
        addressRegion: address.federalState,
        addressCountry: 'MX',
      },
    }),
    areaServed: places.map(({ city, federalState }) => ({
      '@type': 'City',
      name: city,
      containedInPlace: { '@type': 'State', name: federalState },
    })),
    openingHours: openingHoursOf(organisation),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      ...email,
      ...(telephone && { telephone }),
      availableLanguage: languages.map((each) => locale[each]),
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
    potentialAction: {
      '@type': 'DonateAction',
      target: siteUrl + pathFor('donations', language),
      recipient: { '@id': id },
    },
  };
}
