import { listOf } from '#app/components/pet-pages.ts';
import type { Language } from '#domain/language.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import {
  type PetFilter,
  type PetOrder,
  petOrder,
  readPetFilter,
  readPetOrder,
  writePetFilter,
} from '#domain/pets/pet-filter.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Context } from '#server/context.ts';
import { chipsOf, labelsOf } from './filter-chips.server.ts';
import { filterForm } from './filter-form.server.ts';
import { listAddress } from './list-address.ts';
import { wordsIn } from './list-words.server.ts';

interface Asked {
  programme: Programme;
  language: Language;
  params: URLSearchParams;
}

/** A list as an address asks for it, with all that its page says of it. */
export async function findPetList({ pets }: Context, { programme, language, params }: Asked) {
  const { filter, ignored } = readPetFilter(params);
  const order = readPetOrder(params);
  const list = (page: number) => pets.listPublic({ programme, filter, order, page });
  let found = await list(readPageNumber(params.get(pageParam)));
  // Beyond the end, as after a pet found its family: the last page is what people want.
  if (found.page > found.lastPage) found = await list(found.lastPage);

  const words = wordsIn(language);
  const path = pathFor(listOf[programme], language);
  const addressOf = (kept: PetFilter, orderedBy: PetOrder = order) =>
    listAddress(path, String(writePetFilter(kept, orderedBy)));
  const chips = chipsOf(filter, words).map(({ label, without }) => ({
    label,
    without,
    to: addressOf(without),
  }));
  const { list: text } = words;
  const { page, lastPage, total, items } = found;
  const title = words.pets.lists[programme].title;
  return {
    items,
    shown: {
      page,
      lastPage,
      path,
      query: String(writePetFilter(filter, order)),
      title: page > 1 ? `${title}, ${text.page(page)}` : title,
      description: text.descriptions[programme],
      count: text.count(total),
      position: lastPage > 1 ? text.position(page, lastPage) : undefined,
      written: items.length > 0 ? text.written : '',
      notice: ignored.length > 0 ? text.filter.ignored(labelsOf(ignored, words)) : undefined,
      form: filterForm(filter, { order, set: chips.length, words }),
      chips: {
        label: text.filter.set,
        remove: text.filter.remove,
        clear: { label: text.filter.clear, to: addressOf({}) },
        chips: chips.map(({ label, to }) => ({ label, to })),
      },
      orders: {
        label: text.order.label,
        links: petOrder.values.map((each) => ({
          label: text.order[each],
          to: addressOf(filter, each),
          isCurrent: each === order,
        })),
      },
      empty: total === 0 ? await emptyList() : undefined,
    },
  };

  async function emptyList() {
    const { title, bare, filtered, loosen } = text.empty;
    if (chips.length === 0) return { title, help: bare, looser: [] };
    const looser = await findLooser();
    return { title, help: looser.length > 0 ? loosen : filtered, looser };
  }

  /** The same without one of its filters, where that finds somebody; the most first. */
  async function findLooser() {
    const tried = [];
    for (const { label, without, to } of chips.slice(0, mostTried)) {
      tried.push({ label, to, total: await pets.countPublic(programme, without) });
    }
    return tried
      .filter((each) => each.total > 0)
      .sort((a, b) => b.total - a.total)
      .slice(0, mostOffered)
      .map((each) => ({ to: each.to, label: text.empty.without(each.label, each.total) }));
  }
}

/** Each is a query. */
const mostTried = 8;
const mostOffered = 3;
