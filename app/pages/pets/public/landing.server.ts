import { redirect } from 'react-router';
import type { Language } from '#domain/language.ts';
import { landingPage, landingPath } from '#domain/pets/landing-pages.ts';
import type { PetFilter } from '#domain/pets/pet-filter.ts';
import { type PetPlace, type PetPlaces, stateBySlug } from '#domain/pets/pet-places.ts';
import type { Species } from '#domain/pets/vocabularies.ts';
import type { PageId } from '#domain/site-map.ts';
import { slugOf } from '#domain/text.ts';

/** Whom a list with an address of its own shows. */
export interface Landing {
  species: Species | undefined;
  place: PetPlace | undefined;
  path: string;
  /** Set where nobody is found there: its name, where it is known. */
  missing?: { name: string | undefined };
}

/**
 * @param slug of the place, as the address names it
 * @throws a redirect to the address of a place that is written in another way
 */
export function findLanding(
  page: PageId,
  slug: string | undefined,
  { places, language }: { places: PetPlaces; language: Language },
): Landing | undefined {
  const landing = landingPage(page);
  if (!landing) return undefined;
  const { species } = landing;
  if (!landing.isPlace || slug === undefined) {
    return { species, place: undefined, path: landingPath(language, { species }) };
  }
  const clean = slugOf(slug);
  const place = [...places.states, ...places.cities].find((each) => each.slug === clean);
  if (place && clean !== slug)
    throw redirect(landingPath(language, { species, place: clean }), 301);
  const path = landingPath(language, { species, place: clean || slug });
  const name = place?.name ?? stateBySlug(clean);
  const isMissing = !place || (species !== undefined && place.of[species] === 0);
  return { species, place, path, ...(isMissing && { missing: { name } }) };
}

/** The filter that shows the same. */
export const filterOf = ({ species, place }: Landing): PetFilter => ({
  ...(species && { species: [species] }),
  ...(place?.kind === 'city' && { city: place.name }),
  ...(place?.kind === 'state' && {
    federalState: [place.name] as NonNullable<PetFilter['federalState']>,
  }),
});
