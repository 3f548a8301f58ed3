import type { Language } from '../language.ts';
import { type PageId, pathFor } from '../site-map.ts';
import type { Species } from './vocabularies.ts';

/** Whom a list of pets in adoption shows that has an address of its own. */
export interface LandingPage {
  species?: Species;
  /** Whether its path names a place. */
  isPlace: boolean;
}

const landingPages: Partial<Record<PageId, LandingPage>> = {
  adoptionDogs: { species: 'dog', isPlace: false },
  adoptionCats: { species: 'cat', isPlace: false },
  adoptionPetsIn: { isPlace: true },
  adoptionDogsIn: { species: 'dog', isPlace: true },
  adoptionCatsIn: { species: 'cat', isPlace: true },
};

export const landingPage = (page: PageId): LandingPage | undefined => landingPages[page];

const ofSpecies = { dog: 'adoptionDogs', cat: 'adoptionCats' } as const;
const inPlace = { dog: 'adoptionDogsIn', cat: 'adoptionCatsIn' } as const;

/** @param place as its address names it (`slug`) */
export function landingPath(
  language: Language,
  { species, place }: { species?: Species; place?: string },
): string {
  if (place !== undefined) {
    return pathFor(species ? inPlace[species] : 'adoptionPetsIn', language, { place });
  }
  return pathFor(species ? ofSpecies[species] : 'adoptionPets', language);
}
