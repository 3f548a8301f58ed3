import { listOf } from '#app/components/pet-pages.ts';
import type { ContentOf } from '#domain/content/content-documents.ts';
import type { Language } from '#domain/language.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { landingPath } from '#domain/pets/landing-pages.ts';
import {
  type PetFilter,
  type PetOrder,
  petOrder,
  readPetFilter,
  readPetOrder,
  writePetFilter,
} from '#domain/pets/pet-filter.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { type PageId, pathFor } from '#domain/site-map.ts';
import type { Context } from '#server/context.ts';
import { chipsOf, labelsOf } from './filter-chips.server.ts';
import { filterForm } from './filter-form.server.ts';
import { filterOf, findLanding, type Landing } from './landing.server.ts';
import { listAddress } from './list-address.ts';
import { wordsIn } from './list-words.server.ts';
import { placeChips } from './place-chips.server.ts';

interface Asked {
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
export async function findPetList({ pets, petPlaces }: Context, asked: Asked) {
  const { programme, language, params } = asked;
  const places = await petPlaces.list(programme);
  const landing = findLanding(asked.page, asked.place, { places, language });
  const read = readPetFilter(params);
  const filter = landing ? filterOf(landing) : read.filter;
  const ignored = landing ? [] : read.ignored;
  const order = readPetOrder(params);
  let found = await list(readPageNumber(params.get(pageParam)));
  // Beyond the end, as after a pet found its family: the last page is what people want.
  if (found.page > found.lastPage) found = await list(found.lastPage);

  const words = wordsIn(language);
  const listPath = pathFor(listOf[programme], language);
  const path = landing?.path ?? listPath;
  const filterAddress = (kept: PetFilter, orderedBy: PetOrder = order) =>
    listAddress(listPath, String(writePetFilter(kept, orderedBy)));
  const queryOf = (orderedBy: PetOrder) => String(writePetFilter(landing ? {} : filter, orderedBy));
  const chips = chipsOf(filter, words).map(({ label, without }) => ({
    label,
    without,
    to: filterAddress(without),
  }));
  const { list: text } = words;
  const { page, lastPage, total, items } = found;
  const said = landing ? landingWords(landing) : listWords();
  const crumbs = landing ? crumbsTo(landing) : [];
  return {
    items,
    isMissing: landing?.missing !== undefined,
    shown: {
      ...said,
      crumbs,
      isIndexed: queryOf(order) === '' && (!landing || total > 0),
      page,
      lastPage,
      path,
      query: queryOf(order),
      title: page > 1 ? `${said.heading}, ${text.page(page)}` : said.heading,
      total,
      count: text.count(total),
      position: lastPage > 1 ? text.position(page, lastPage) : undefined,
      written: items.length > 0 ? text.written : '',
      notice: ignored.length > 0 ? text.filter.ignored(labelsOf(ignored, words)) : undefined,
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
      empty: total === 0 ? await emptyList() : undefined,
    },
  };

  async function list(page: number) {
    if (landing?.missing) return { items: [], total: 0, page: 1, lastPage: 1 };
    const { place } = landing ?? {};
    if (place?.kind !== 'city') return pets.listPublic({ programme, filter, order, page });
    // Of "San Juan" not those of "San Juan del Río", which the filter by its name finds as well.
    const { city: _city, ...others } = filter;
    return pets.listPublic({ programme, filter: others, cities: place.written, order, page });
  }

  function listWords() {
    const { heading, lead, description } = asked.texts[programme];
    return { heading, lead, description };
  }

  function landingWords({ species, place, missing }: Landing) {
    const name = missing ? missing.name : place?.name;
    const heading = text.landing.title(species, name);
    if (missing) {
      const lead = text.landing.missing(species);
      return { heading, lead, description: lead };
    }
    const where = place?.kind === 'city' ? `${place.name}, ${place.federalState}` : place?.name;
    const lead = text.landing.lead(species, where, total);
    return { heading, lead, description: lead };
  }

  /** The lists above it; itself comes last, and is no link. */
  function crumbsTo({ species, place, missing }: Landing) {
    const above = [{ label: words.pets.pet.back.adoption, href: listPath }];
    if (!place && !missing) return above;
    const href = landingPath(language, { species });
    return species ? [...above, { label: text.landing.title(species), href }] : above;
  }

  async function emptyList() {
    const { title, bare, filtered, loosen } = text.empty;
    if (landing) return { title, help: text.landing.elsewhere, looser: [] };
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
