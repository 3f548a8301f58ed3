import type { Language } from '#domain/language.ts';
import { landingPath } from '#domain/pets/landing-pages.ts';
import { type ListOrder, writeListQuery } from '#domain/pets/list-order.ts';
import type { PetFilter } from '#domain/pets/pet-filter.ts';
import type { PetPlace, PetPlaces } from '#domain/pets/pet-places.ts';
import { type Programme, species } from '#domain/pets/vocabularies.ts';
import { foldText } from '#domain/text.ts';
import { listAddress } from './list-address.ts';
import type { ListWords } from './list-words.server.ts';

export interface PlaceLink {
  label: string;
  to: string;
  /** How many are there, where nothing but a species is asked for as well. */
  pets?: number;
  isCurrent: boolean;
}

export type PlaceChips = ReturnType<typeof placeChips>;

/** Beside the whole country; the others come behind "more". */
const mostShown = 4;

interface Shown {
  programme: Programme;
  language: Language;
  places: PetPlaces;
  filter: PetFilter;
  order: ListOrder;
  /** The list of the programme. */
  path: string;
  /** A place is asked for where no such pets are. */
  isElsewhere: boolean;
  words: ListWords;
}

/** Links from a list to the same pets in each place, and to each species. */
export function placeChips(shown: Shown) {
  const { places, filter, words } = shown;
  const { species: kinds, city, federalState, ...others } = filter;
  const text = words.list.places;
  const only = kinds?.length === 1 ? kinds[0] : undefined;
  const isPlain = Object.keys(others).length === 0 && (!kinds || only !== undefined);
  const anywhere: PetFilter = { ...others, ...(kinds && { species: kinds }) };
  const petsIn = ({ pets, of }: PetPlace) => (only ? of[only] : pets);

  const link = (place: PetPlace): PlaceLink => ({
    label: place.name,
    to: addressOf({ ...anywhere, ...filterBy(place) }, shown),
    ...(isPlain && { pets: petsIn(place) }),
    isCurrent: placeOf(filter, places) === place,
  });
  const cities = places.cities.filter((place) => petsIn(place) > 0).map(link);
  const states = places.states.filter((place) => petsIn(place) > 0).map(link);
  const first = cities.slice(0, mostShown);
  // Wherever somebody is, it is to be seen.
  const current = [...cities, ...states].find(({ isCurrent }) => isCurrent);
  const seen = !current || first.includes(current) ? first : [...first.slice(0, -1), current];

  const { species: _kinds, ...anyKind } = filter;
  return {
    label: text.label,
    links: [
      {
        label: text.everywhere,
        to: addressOf(anywhere, shown),
        isCurrent: !city && !federalState && !shown.isElsewhere,
      },
      ...seen,
    ] as PlaceLink[],
    more: {
      label: text.more,
      cities: cities.filter((each) => !seen.includes(each)),
      statesLabel: text.states,
      states: states.filter((each) => !seen.includes(each)),
    },
    species: {
      label: text.species,
      links: [
        { label: text.bothSpecies, to: addressOf(anyKind, shown), isCurrent: !kinds },
        ...species.values.toReversed().map((kind) => ({
          label: words.list.filter.species[kind],
          to: addressOf({ ...anyKind, species: [kind] }, shown),
          isCurrent: kind === only,
        })),
      ] as PlaceLink[],
    },
  };
}

const filterBy = ({ kind, name }: PetPlace): PetFilter =>
  kind === 'city'
    ? { city: name }
    : { federalState: [name] as unknown as NonNullable<PetFilter['federalState']> };

/** The one place that a filter asks for. */
function placeOf({ city, federalState }: PetFilter, { cities, states }: PetPlaces) {
  if (city !== undefined && federalState) return undefined;
  if (city !== undefined) return cities.find(({ name }) => foldText(name) === foldText(city));
  return federalState?.length === 1
    ? states.find(({ name }) => name === federalState[0])
    : undefined;
}

/** A list that has a page of its own is found there. */
function addressOf(filter: PetFilter, { programme, language, places, order, path }: Shown): string {
  const { species: kinds = [], city, federalState, ...others } = filter;
  const place = placeOf(filter, places);
  const [kind] = kinds;
  const hasPage =
    programme === 'adoption' &&
    order.by === 'newest' &&
    kinds.length < 2 &&
    Object.keys(others).length === 0 &&
    (place
      ? place.slug !== undefined && (!kind || place.of[kind] > 0)
      : city === undefined && !federalState);
  return hasPage
    ? landingPath(language, { species: kind, place: place?.slug })
    : listAddress(path, String(writeListQuery(filter, order)));
}
