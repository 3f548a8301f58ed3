import { listOf } from '#app/components/pet-pages.ts';
import { describeFilter } from '#content/pets/describe-filter.ts';
import type { ContentOf } from '#domain/content/content-documents.ts';
import type { Language } from '#domain/language.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { writeListQuery } from '#domain/pets/list-order.ts';
import { type PetFilter, petSearchParams, readPetFilter } from '#domain/pets/pet-filter.ts';
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
import { type AskedOrder, askedOrder, orderChoices } from './list-order.server.ts';
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
export async function findPetList(app: Context, requested: Requested) {
  const { pets, petPlaces } = app;
  const { programme, language, params } = requested;
  const places = await petPlaces.list(programme);
  const landing = findLanding(requested.page, requested.place, { places, language });
  const read = readPetFilter(params);
  const filter = landing ? filterOf(landing) : read.filter;
  const ignored = landing ? [] : read.ignored;
  const asked = await askedOrder(app, params, { programme, filter, places });
  const { order } = asked;
  const { page, lastPage, total, items } = await findPage(pets, landing, {
    ...{ programme, filter, ...asked.list, page: readPageNumber(params.get(pageParam)) },
  });

  const words = wordsIn(language);
  const { list: text } = words;
  const listPath = pathFor(listOf[programme], language);
  const path = landing?.path ?? listPath;
  // What was written once says another filter no more.
  const { text: _text, ...ordered } = order.by === 'fit' ? { by: 'newest' as const } : order;
  const filterAddress = (filter: PetFilter) =>
    listAddress(listPath, String(writeListQuery(filter, ordered)));
  const query = String(writeListQuery(landing ? {} : filter, order));
  const chips = describeFilter(filter, language).map(({ label, without }) => ({
    label,
    without,
    to: filterAddress(without),
  }));
  const isEmpty = total === 0;
  const close = isEmpty && !landing ? await closeTo(pets, { programme, filter }, asked) : [];
  const head = landing ? landingWords(landing, total, words) : headOf(requested.texts[programme]);
  return {
    items,
    close,
    isMissing: landing?.missing !== undefined,
    shown: {
      ...head,
      crumbs: landing ? crumbsTo(landing, { language, listPath, words }) : [],
      isIndexed: query === '' && !params.has(petSearchParams.text) && (!landing || total > 0),
      page,
      lastPage,
      path,
      query,
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
      notice:
        ignored.length > 0 ? text.filter.ignored(labelsOf(ignored, words)) : asked.notice(text),
      search: searchForm(params, filter, { places, path: listPath, words, order }),
      form: filterForm(filter, { path: listPath, order: ordered, set: chips.length, words }),
      places: placeChips({
        ...{ programme, language, places, filter, words, path: listPath },
        order: ordered,
        isElsewhere: landing?.missing !== undefined,
      }),
      chips: {
        label: text.filter.set,
        remove: text.filter.remove,
        clear: { label: text.filter.clear, to: filterAddress({}) },
        // A page of its own says whom it shows.
        chips: landing ? [] : chips.map(({ label, to }) => ({ label, to })),
      },
      orders: orderChoices(asked, { filter: landing ? {} : filter, path, language, words }),
      empty: isEmpty
        ? await emptyList(text, landing ? 'landing' : chips, (without) =>
            pets.countPublic(programme, without),
          )
        : undefined,
    },
  };
}

const closeTo = (
  pets: Context['pets'],
  { programme, filter }: { programme: Programme; filter: PetFilter },
  { list: { order, near } }: AskedOrder,
) =>
  closePets(filter, async (loose) => {
    const found = await pets.listPublic({ programme, filter: loose, order, near, page: 1 });
    return found.items;
  });

interface PageQuery extends Partial<AskedOrder['list']> {
  programme: Programme;
  filter: PetFilter;
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
  const { words = [] } = query;
  const list = (page: number) =>
    words.length > 0
      ? pets.listFitting({ ...query, words, page })
      : pets.listPublic({ ...narrowed, page });
  const found = await list(query.page);
  return found.page > found.lastPage ? list(found.lastPage) : found;
}

const headOf = ({ heading, lead, description }: ContentOf<'petLists'>[Programme]) => ({
  heading,
  lead,
  description,
});
