import { listOf, pageOf } from '#app/components/pet-pages.ts';
import type { Language } from '#domain/language.ts';
import { type ListOrder, writeListQuery } from '#domain/pets/list-order.ts';
import { type PetFilter, petSearchParams } from '#domain/pets/pet-filter.ts';
import type { PetPlaces } from '#domain/pets/pet-places.ts';
import { fitOf, fitWords, isUnwanted } from '#domain/pets/search/fit-words.ts';
import {
  searchLimits,
  type UnderstoodSearch,
  understandSearch,
} from '#domain/pets/search/understand-search.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import { foldText } from '#domain/text.ts';
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
 * to its page; a word that means nothing else, or that a pet is called, is its name.
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
  const cities = namesOf(places);
  const first = understandSearch(text, cities);
  const maybeNames = [text, ...first.guessed].map(foldText);
  const names = await pets.findNamed(programme, [...new Set(maybeNames)]);
  const leadTo = (filter: PetFilter, order: ListOrder) =>
    listAddress(path, String(writeListQuery(filter, { ...order, text })));
  if (names.has(foldText(text)) && isRatherName(first)) return leadTo({ name: text }, newest);
  const { filter, order, near, unknown } = understandSearch(text, cities, { names });
  const words = unknown.filter((word) => word.length >= shortestName && !word.includes(' '));
  for (const name of words.slice(0, mostNamesTried)) {
    if ((await pets.countPublic(programme, { ...filter, name })) === 0) continue;
    filter.name = name;
    break;
  }
  if (near) return leadTo(filter, { by: 'nearest', near });
  if (order) return leadTo(filter, { by: order });
  const own = fitWords(notSaid(text, filter, places));
  if (own.length === 0) return leadTo(filter, newest);
  if (isFiltered(filter) || (await fitsAny(pets, programme, own))) {
    return leadTo(filter, { by: 'fit' });
  }
  return leadTo(understandSearch(text, cities, { isStateFirst: true }).filter, newest);
}

const newest: ListOrder = { by: 'newest' };

/** Where nothing is filtered: whether the words put any pet first. */
async function fitsAny(
  pets: Context['pets'],
  programme: Programme,
  words: string[],
): Promise<boolean> {
  const { items } = await pets.listFitting({ programme, filter: {}, words, page: 1 });
  return items.some((pet) => fitOf(pet, words) > 0);
}

/** Of a text that is a pet's whole name: "Perla" is, "chiquita" and "Tulum" mean what they say. */
function isRatherName({ filter, unknown, guessed }: UnderstoodSearch): boolean {
  const { species, sex, size, lifeStage, ageValue, city, federalState } = filter;
  const says = [species, sex, size, lifeStage, ageValue, city, federalState].some(Boolean);
  return guessed.length > 0 || unknown.length > 0 || !says;
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
  const text = params.get(petSearchParams.text)?.slice(0, searchLimits.text) ?? '';
  const left = text === '' ? [] : notSaid(text, filter, places);
  const isNothing = text !== '' && !isFiltered(filter) && order.by !== 'fit';
  // What nobody wants puts no pet first.
  const ranked = order.by === 'fit' ? left.filter((part) => !isUnwanted(part)) : [];
  const rest = left.filter((part) => !ranked.includes(part));
  const said = [ranked.length > 0 && say.ranked(ranked), rest.length > 0 && say.unknown(rest)];
  return {
    ...{ path, name: petSearchParams.asked, longest: searchLimits.text, text },
    ...{ label, example, submit },
    notice: isNothing && left.length > 0 ? nothing : said.filter(Boolean).join(' ') || undefined,
  };
}
