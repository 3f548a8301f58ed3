import { listOf, pageOf } from '#app/components/pet-pages.ts';
import type { Language } from '#domain/language.ts';
import { type PetFilter, petSearchParams, writePetFilter } from '#domain/pets/pet-filter.ts';
import type { PetPlaces } from '#domain/pets/pet-places.ts';
import { searchLimits, understandSearch } from '#domain/pets/search/understand-search.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import { foldText } from '#domain/text.ts';
import type { Context } from '#server/context.ts';
import { listAddress } from './list-address.ts';
import type { ListWords } from './list-words.server.ts';

/** Each is a query. */
const mostNamesTried = 3;
const shortestName = 3;

const namesOf = ({ cities }: PetPlaces) => cities.map(({ name }) => name);

/**
 * The list of what somebody looks for in their own words; undefined where the address asks for nothing so. The code of a pet leads
 * to its page; a word that means nothing else may be a pet's name.
 */
export async function searchAddress(
  { pets, petPlaces }: Pick<Context, 'pets' | 'petPlaces'>,
  { programme, language, request }: { programme: Programme; language: Language; request: Request },
): Promise<string | undefined> {
  const asked = new URL(request.url).searchParams.get(petSearchParams.asked);
  if (asked === null) return undefined;
  const path = pathFor(listOf[programme], language);
  const text = asked.trim().slice(0, searchLimits.text);
  if (text === '') return path;
  const coded = await pets.findByCode(text);
  if (coded) return pathFor(pageOf[coded.programme], language, { id: coded.id });
  const places = await petPlaces.list(programme);
  const { filter, order, unknown } = understandSearch(text, namesOf(places));
  const names = unknown.filter((word) => word.length >= shortestName && !word.includes(' '));
  for (const name of names.slice(0, mostNamesTried)) {
    if ((await pets.countPublic(programme, { ...filter, name })) === 0) continue;
    filter.name = name;
    break;
  }
  const query = writePetFilter(filter, order);
  query.set(petSearchParams.text, text);
  return listAddress(path, String(query));
}

/** The field for a search in one's own words, and what the one of this address was not understood of. */
export function searchForm(
  params: URLSearchParams,
  filter: PetFilter,
  { places, path, words }: { places: PetPlaces; path: string; words: ListWords },
) {
  const { label, example, submit, unknown: saidUnknown, nothing } = words.list.search;
  const text = params.get(petSearchParams.text)?.slice(0, searchLimits.text) ?? '';
  const unknown = text === '' ? [] : understandSearch(text, namesOf(places)).unknown;
  const left = unknown.filter((word) => foldText(word) !== foldText(filter.name ?? ''));
  const isNothing = text !== '' && Object.keys(filter).length === 0;
  return {
    ...{ path, name: petSearchParams.asked, longest: searchLimits.text, text },
    ...{ label, example, submit },
    notice:
      isNothing && left.length > 0 ? nothing : left.length > 0 ? saidUnknown(left) : undefined,
  };
}
