import { ownListOf } from '#app/components/pet-pages.ts';
import type { Language } from '#domain/language.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { type PetStatus, petStatus } from '#domain/pets/vocabularies.ts';
import { type PageId, pathFor, type StaticPageId } from '#domain/site-map.ts';

/** The pets of one status, or the deleted ones, whatever theirs. */
export type Section = PetStatus | 'deleted';

export const sections: readonly Section[] = [
  'adoption',
  'rehabilitation',
  'adopted',
  'paused',
  'returned',
  'deceased',
  'deleted',
];

/** What the list shows. All of it stands in the address, so that it can be kept and sent. */
export interface ListView {
  section: Section;
  /** A part of the name, or nothing. */
  term: string;
  /** For administrators, who otherwise see everybody's. */
  ownOnly: boolean;
  /** Of one's own in a programme, which otherwise stand by what they need. */
  newestFirst: boolean;
  /** Only those that visitors see for some days more. */
  expiringOnly: boolean;
  page: number;
}

const sectionParam = 'estado';
const termParam = 'busca';
const ownParam = 'solo_mias';
const orderParam = 'orden';
const expiringParam = 'vence';
const expiringWord = 'pronto';
const newestWord = 'recientes';
const deletedWord = 'eliminado';

/** Sections with an address of their own; the others share that of the adopted ones. */
const pageOf: Partial<Record<Section, StaticPageId>> = ownListOf;
const shared: StaticPageId = 'adoptedPets';

export function viewFrom(page: PageId, params: URLSearchParams): ListView {
  return {
    section: sectionFrom(page, params.get(sectionParam)),
    term: params.get(termParam)?.trim().slice(0, 80) ?? '',
    ownOnly: params.get(ownParam) === 'si',
    newestFirst: params.get(orderParam) === newestWord,
    expiringOnly: params.get(expiringParam) === expiringWord,
    page: readPageNumber(params.get(pageParam)),
  };
}

function sectionFrom(page: PageId, word: string | null): Section {
  if (page === pageOf.adoption) return 'adoption';
  if (page === pageOf.rehabilitation) return 'rehabilitation';
  return word === deletedWord ? 'deleted' : (petStatus.fromWire(word) ?? 'adopted');
}

/** What is as it always is stays out of the address. */
export function addressOf(
  { section, term, ownOnly, newestFirst, expiringOnly, page }: ListView,
  language: Language,
): string {
  const own = pageOf[section];
  const word = section === 'deleted' ? deletedWord : petStatus.toWire(section);
  const params = new URLSearchParams({
    ...(!own && section !== 'adopted' && { [sectionParam]: word }),
    ...(ownOnly && { [ownParam]: 'si' }),
    ...(term && { [termParam]: term }),
    ...(newestFirst && { [orderParam]: newestWord }),
    ...(expiringOnly && { [expiringParam]: expiringWord }),
    ...(page > 1 && { [pageParam]: String(page) }),
  });
  const path = pathFor(own ?? shared, language);
  return params.size > 0 ? `${path}?${params}` : path;
}

/** Where a section begins. */
export function firstPage(section: Section, language: Language): string {
  return addressOf({ section, ...firstView }, language);
}

/** Where a pet that was registered just now stands first. */
export function newestAddress(section: Section, language: Language): string {
  return addressOf({ section, ...firstView, newestFirst: true }, language);
}

const firstView = { term: '', ownOnly: false, newestFirst: false, expiringOnly: false, page: 1 };
