import type { Language } from '#domain/language.ts';
import {
  type ListOrder,
  listOrder,
  nearParam,
  readListOrder,
  writeListQuery,
} from '#domain/pets/list-order.ts';
import { type PetFilter, petOrder, petOrderParam } from '#domain/pets/pet-filter.ts';
import type { PetPlaces } from '#domain/pets/pet-places.ts';
import { fitWords } from '#domain/pets/search/fit-words.ts';
import { searchLimits, understandSearch } from '#domain/pets/search/understand-search.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import { foldText } from '#domain/text.ts';
import type { Context } from '#server/context.ts';
import { listAddress } from './list-address.ts';
import type { ListWords } from './list-words.server.ts';

/** Of what somebody typed, where it is said again. */
const longestShown = 80;

export type AskedOrder = Awaited<ReturnType<typeof askedOrder>>;

/** The order that an address asks for, as far as it means something. */
export async function askedOrder(
  { petPlaces }: Pick<Context, 'petPlaces'>,
  params: URLSearchParams,
  { programme, filter, places }: { programme: Programme; filter: PetFilter; places: PetPlaces },
) {
  const asked = readListOrder(params, searchLimits.text);
  const from = asked.near ? await petPlaces.near(programme, asked.near) : undefined;
  const words = asked.text ? fitWords(notSaid(asked.text, filter, places)) : [];
  const isVain = (asked.by === 'nearest' && !from) || (asked.by === 'fit' && words.length === 0);
  const order: ListOrder = isVain ? { ...asked, by: 'newest' } : asked;
  return {
    order,
    from,
    /** Of the search's own words, those that no filter says. */
    words,
    /** That a place is unknown. */
    notice: (text: ListWords['list']) => {
      const typed = params.get(nearParam)?.trim();
      return typed && !from ? text.near.unknown(typed.slice(0, longestShown)) : undefined;
    },
    list: {
      order: petOrder.values.find((each) => each === order.by),
      near: order.by === 'nearest' ? from?.near : undefined,
      words: order.by === 'fit' ? words : [],
    },
  };
}

/** What of a search was not understood, but for the name of a pet and of a state that the filter has. */
export function notSaid(
  text: string,
  { name = '', federalState = [] }: PetFilter,
  { cities }: PetPlaces,
): string[] {
  const said = new Set([name, ...federalState].map(foldText));
  if (said.has(foldText(text))) return [];
  const { unknown } = understandSearch(
    text,
    cities.map(({ name: city }) => city),
    { names: new Set([foldText(name)]) },
  );
  return unknown.filter((word) => !said.has(foldText(word)));
}

/** Links to the same list in each order, and the form that asks from where the nearest are looked for. */
export function orderChoices(
  { order, from, words }: AskedOrder,
  {
    filter,
    path,
    language,
    words: { list: text },
  }: { filter: PetFilter; path: string; language: Language; words: ListWords },
) {
  const { near, ...others } = order;
  const offered = [...petOrder.values, ...(words.length > 0 ? (['fit'] as const) : [])];
  const isNear = order.by === 'nearest';
  const kept = writeListQuery(filter, { ...others, by: 'newest' });
  kept.set(petOrderParam, listOrder.toWire('nearest'));
  return {
    label: text.order.label,
    links: offered.map((by) => ({
      label: text.order[by],
      to: listAddress(path, String(writeListQuery(filter, { ...others, by }))),
      isCurrent: by === order.by,
    })),
    near: {
      label: isNear && from ? text.near.from(from.name) : text.near.label,
      isCurrent: isNear,
      isOpen: near !== undefined && !from,
      field: text.near.field,
      submit: text.near.submit,
      here: text.near.here,
      notTold: text.near.notTold,
      path,
      name: nearParam,
      value: near ?? '',
      kept: [...kept].map(([name, value]) => ({ name, value })),
    },
    how:
      order.by === 'fair'
        ? {
            text: text.order.fairHow,
            label: text.order.fairMore,
            to: pathFor('fairOrder', language),
          }
        : undefined,
  };
}
