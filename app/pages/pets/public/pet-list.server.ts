import { listOf } from '#app/components/pet-pages.ts';
import { describeFilter } from '#content/pets/describe-filter.ts';
import type { ContentOf } from '#domain/content/content-documents.ts';
import type { Language } from '#domain/language.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import {
  type PetFilter,
  type PetOrder,
  petOrder,
  petSearchParams,
  readPetFilter,
  readPetOrder,
  writePetFilter,
} from '#domain/pets/pet-filter.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { type PageId, pathFor } from '#domain/site-map.ts';
import { tellMeAddress } from '#domain/wishes/wish-address.ts';
import type { Context } from '#server/context.ts';
import { closePets } from './close-pets.server.ts';
import { emptyList } from './empty-list.server.ts';
import { filterForm } from './filter-form.server.ts';
import { labelsOf } from './filter-labels.server.ts';
import { filterOf, findLanding, type Landing } from './landing.server.ts';
import { crumbsTo, landingWords } from './landing-words.server.ts';
import { listAddress } from './list-address.ts';
import { wordsIn } from './list-words.server.ts';
import { searchForm } from './pet-search.server.ts';
import { placeChips } from './place-chips.server.ts';

interface Requested {
  page: PageId;
  programme: Programme;
  language: Language;
  params: URLSearchParams;
  /** Of a page of a place, as the address names it. */
  place: string | undefined;
  /** What the lists of all places say. */
  texts: ContentOf<'petLists'>;
}

/** A list as an address asks for it, with all that its page says of it. */
export async function findPetList({ pets, petPlaces }: Context, requested: Requested) {
  const { programme, language, params } = requested;
  const places = await petPlaces.list(programme);
  const landing = findLanding(requested.page, requested.place, { places, language });
  const read = readPetFilter(params);
  const filter = landing ? filterOf(landing) : read.filter;
  const ignored = landing ? [] : read.ignored;
  const order = readPetOrder(params);
  const { page, lastPage, total, items } = await findPage(pets, landing, {
    ...{ programme, filter, order, page: readPageNumber(params.get(pageParam)) },
  });

  const words = wordsIn(language);
  const { list: text } = words;
  const listPath = pathFor(listOf[programme], language);
  const path = landing?.path ?? listPath;
  const filterAddress = (filter: PetFilter) =>
    listAddress(listPath, String(writePetFilter(filter, order)));
  const queryOf = (orderedBy: PetOrder) => String(writePetFilter(landing ? {} : filter, orderedBy));
  const chips = describeFilter(filter, language).map(({ label, without }) => ({
    label,
    without,
    to: filterAddress(without),
  }));
  const isEmpty = total === 0;
  const close =
    isEmpty && !landing
      ? await closePets(filter, async (loose) => {
          const found = await pets.listPublic({ programme, filter: loose, order, page: 1 });
          return found.items;
        })
      : [];
  const head = landing ? landingWords(landing, total, words) : headOf(requested.texts[programme]);
  return {
    items,
    close,
    isMissing: landing?.missing !== undefined,
    shown: {
      ...head,
      crumbs: landing ? crumbsTo(landing, { language, listPath, words }) : [],
      isIndexed:
        queryOf(order) === '' && !params.has(petSearchParams.text) && (!landing || total > 0),
      page,
      lastPage,
      path,
      query: queryOf(order),
      title: page > 1 ? `${head.heading}, ${text.page(page)}` : head.heading,
      total,
      count: text.count(total),
      position: lastPage > 1 ? text.position(page, lastPage) : undefined,
      written: items.length > 0 ? text.written : '',
      ways: [
        {
          label: text.tellMe,
          to: tellMeAddress(language, programme, filter),
          icon: 'mail' as const,
        },
        { label: text.favorites, to: pathFor('favorites', language), icon: 'heart' as const },
      ],
      notice: ignored.length > 0 ? text.filter.ignored(labelsOf(ignored, words)) : undefined,
      search: searchForm(params, filter, { places, path: listPath, words }),
      form: filterForm(filter, { path: listPath, order, set: chips.length, words }),
      places: placeChips({
        ...{ programme, language, places, filter, order, words, path: listPath },
        isElsewhere: landing?.missing !== undefined,
      }),
      chips: {
        label: text.filter.set,
        remove: text.filter.remove,
        clear: { label: text.filter.clear, to: filterAddress({}) },
        // A page of its own says whom it shows.
        chips: landing ? [] : chips.map(({ label, to }) => ({ label, to })),
      },
      orders: {
        label: text.order.label,
        links: petOrder.values.map((each) => ({
          label: text.order[each],
          to: listAddress(path, queryOf(each)),
          isCurrent: each === order,
        })),
      },
      empty: isEmpty
        ? await emptyList(text, landing ? 'landing' : chips, (without) =>
            pets.countPublic(programme, without),
          )
        : undefined,
    },
  };
}

interface PageQuery {
  programme: Programme;
  filter: PetFilter;
  order: PetOrder;
  page: number;
}

/** Beyond the end, as after a pet found its family, the last page is what people want. */
async function findPage(pets: Context['pets'], landing: Landing | undefined, query: PageQuery) {
  if (landing?.missing) return { items: [], total: 0, page: 1, lastPage: 1 };
  const place = landing?.place;
  // Of "San Juan" not those of "San Juan del Río", which the filter by its name finds as well.
  const { city: _city, ...others } = query.filter;
  const narrowed =
    place?.kind === 'city' ? { ...query, filter: others, cities: place.written } : query;
  const found = await pets.listPublic(narrowed);
  return found.page > found.lastPage
    ? pets.listPublic({ ...narrowed, page: found.lastPage })
    : found;
}

const headOf = ({ heading, lead, description }: ContentOf<'petLists'>[Programme]) => ({
  heading,
  lead,
  description,
});
