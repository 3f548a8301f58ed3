import type { PublicPet } from '#domain/pets/pet.ts';

/** Search engines know no type for an animal: it is a Thing, and these say of what kind. */
const kinds = {
  cat: 'https://www.wikidata.org/wiki/Q146',
  dog: 'https://www.wikidata.org/wiki/Q144',
};

interface Shown {
  pet: Pick<PublicPet, 'name' | 'species' | 'registeredOn'>;
  title: string;
  description: string;
  /** A BreadcrumbList. */
  crumbs: object;
  address: string;
  /** Address of the picture of shared links. */
  image: string | undefined;
  /** BCP 47 */
  language: string;
}

/** A pet's page for search engines: what it is about and where it stands in the site. All addresses are absolute. */
export function petJsonLd({
  pet,
  title,
  description,
  crumbs,
  address,
  image,
  language,
}: Shown): object {
  return {
    '@graph': [
      {
        '@type': 'ItemPage',
        '@id': address,
        url: address,
        name: title,
        inLanguage: language,
        datePublished: pet.registeredOn,
        primaryImageOfPage: image && {
          '@type': 'ImageObject',
          url: image,
          width: 1200,
          height: 630,
        },
        mainEntity: {
          '@type': 'Thing',
          additionalType: kinds[pet.species],
          name: pet.name,
          description,
          image,
          url: address,
        },
      },
      crumbs,
    ],
  };
}
