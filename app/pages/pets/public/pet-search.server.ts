import { listOf, pageOf } from '#app/components/pet-pages.ts';
import type { Language } from '#domain/language.ts';
import { type ListOrder, writeListQuery } from '#domain/pets/list-order.ts';
import { type PetFilter, petSearchParams } from '#domain/pets/pet-filter.ts';
import type { PetPlaces } from '#domain/pets/pet-places.ts';
import { fitWords } from '#domain/pets/search/fit-words.ts';
import { searchLimits, understandSearch } from '#domain/pets/search/understand-search.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Context } from '#server/context.ts';
import { listAddress } from './list-address.ts';
import { notSaid } from './list-order.server.ts';
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
  const fits = isFiltered(filter) && fitWords(notSaid(text, filter, places)).length > 0;
  const by = order ?? (fits ? 'fit' : 'newest');
  return listAddress(path, String(writeListQuery(filter, { by, text })));
}

const isFiltered = (filter: PetFilter) => Object.keys(filter).length > 0;

/** The field for a search in one's own words, and what the one of this address was not understood of. */
export function searchForm(
  params: URLSearchParams,
  filter: PetFilter,
  {
    places,
    path,
    words,
    order,
  }: { places: PetPlaces; path: string; words: ListWords; order: ListOrder },
) {
  const { label, example, submit, nothing, ...say } = words.list.search;
  const saidUnknown = order.by === 'fit' ? say.ranked : say.unknown;
  const text = params.get(petSearchParams.text)?.slice(0, searchLimits.text) ?? '';
  const left = text === '' ? [] : notSaid(text, filter, places);
  const isNothing = text !== '' && !isFiltered(filter) && order.by !== 'fit';
  return {
    ...{ path, name: petSearchParams.asked, longest: searchLimits.text, text },
    ...{ label, example, submit },
    notice:
      isNothing && left.length > 0 ? nothing : left.length > 0 ? saidUnknown(left) : undefined,
  };
}
