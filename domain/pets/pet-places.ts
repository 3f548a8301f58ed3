import { type FederalState, federalStates } from '../federal-states.ts';
import { slugOf } from '../text.ts';
import type { Species } from './vocabularies.ts';

/** Public pets of one programme, counted. */
export interface CountedPets {
  /** As people wrote it, normalized. */
  city: string;
  federalState: string;
  species: Species;
  pets: number;
}

/** A city or a federal state in which pets of a programme are. */
export interface PetPlace {
  kind: 'city' | 'state';
  /** As people read it. */
  name: string;
  /** Of a city: where most of its pets are. */
  federalState: string;
  /** As its address names it; none for a city that is called like a state, or like a bigger city. */
  slug: string | undefined;
  /** Of a city: the normalized names under which its pets are found. */
  written: readonly string[];
  pets: number;
  of: Record<Species, number>;
}

/** Most pets first. */
export interface PetPlaces {
  cities: readonly PetPlace[];
  states: readonly PetPlace[];
}

/** A city without its name. */
export type CountedCity = Omit<PetPlace, 'kind' | 'name' | 'slug'> & {
  /** What its names have in common, normalized: "guadalajara" also of "guadalajara, jalisco". */
  key: string;
};

const total = (groups: readonly CountedPets[]) => groups.reduce((sum, { pets }) => sum + pets, 0);

const ofSpecies = (groups: readonly CountedPets[]): Record<Species, number> => ({
  dog: total(groups.filter(({ species }) => species === 'dog')),
  cat: total(groups.filter(({ species }) => species === 'cat')),
});

/** The name alone, without the state or remark that people write behind it. */
const nameOnly = (city: string) => (city.split(/[,(/]/)[0] ?? '').trim();

/** Each is a value in a query. */
const mostNames = 16;

/** The `most` cities with the most pets. */
export function countCities(groups: readonly CountedPets[], most: number): CountedCity[] {
  const keys = new Map<string, CountedPets[]>();
  for (const group of groups) {
    const key = nameOnly(group.city);
    if (slugOf(key) !== '') keys.set(key, [...(keys.get(key) ?? []), group]);
  }
  return [...keys]
    .map(([key, own]) => {
      const commonestFirst = own.toSorted((a, b) => b.pets - a.pets);
      const written = [...new Set(commonestFirst.map(({ city }) => city))].slice(0, mostNames);
      const counted = own.filter(({ city }) => written.includes(city));
      return {
        key,
        written,
        federalState: commonestFirst[0]?.federalState ?? '',
        pets: total(counted),
        of: ofSpecies(counted),
      };
    })
    .sort((a, b) => b.pets - a.pets || a.key.localeCompare(b.key))
    .slice(0, most);
}

const stateSlugs = new Set(federalStates.map(({ value }) => slugOf(value)));

/** @param spellings of each city's name as people wrote it, the newest first, by the first of `written` */
export function nameCities(
  cities: readonly CountedCity[],
  spellings: ReadonlyMap<string, readonly string[]>,
): PetPlace[] {
  const taken = new Set(stateSlugs);
  return cities.map(({ key, ...counted }) => {
    const slug = slugOf(key);
    const isFree = !taken.has(slug);
    taken.add(slug);
    const name = commonest((spellings.get(counted.written[0] ?? key) ?? []).map(nameOnly)) ?? key;
    return { kind: 'city', name: capitalised(name), slug: isFree ? slug : undefined, ...counted };
  });
}

export function countStates(groups: readonly Omit<CountedPets, 'city'>[]): PetPlace[] {
  return federalStates
    .map(({ value }) => {
      const own = groups
        .filter(({ federalState }) => federalState === value)
        .map((group) => ({ ...group, city: '' }));
      return {
        kind: 'state' as const,
        name: value,
        federalState: value,
        slug: slugOf(value),
        written: [],
        pets: total(own),
        of: ofSpecies(own),
      };
    })
    .filter(({ pets }) => pets > 0)
    .sort((a, b) => b.pets - a.pets || a.name.localeCompare(b.name));
}

/** The state that an address names, whether pets are there or not. */
export const stateBySlug = (slug: string): FederalState | undefined =>
  federalStates.find(({ value }) => slugOf(value) === slug)?.value;

/** Of equally common ones the first. */
function commonest(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) if (text) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

const smallWords = new Set(['de', 'del', 'el', 'la', 'las', 'los', 'y']);

/** A name that was written in one case alone gets its capitals. */
function capitalised(name: string): string {
  if (name !== name.toLowerCase() && name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .split(' ')
    .map((word, index) =>
      index > 0 && smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}
