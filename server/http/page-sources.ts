import { codeParam } from '#domain/adoption/verification-address.ts';
import type { DataTopic } from '#domain/data-topics.ts';
import { givingParams } from '#domain/donations/giving-address.ts';
import { eventFilterParams, whenParam } from '#domain/events/event-filter.ts';
import { chipParam, noticeParams } from '#domain/lost-and-found/notice-address.ts';
import { pageParam } from '#domain/paging.ts';
import { favoritesParam } from '#domain/pets/favorites-address.ts';
import { nearParam } from '#domain/pets/list-order.ts';
import { embedParams } from '#domain/pets/pet-embed-wire.ts';
import { embedFilters } from '#domain/pets/pet-feed-wire.ts';
import { petFilterParams, petOrderParam, petSearchParams } from '#domain/pets/pet-filter.ts';
import type { PageId } from '#domain/site-map.ts';
import { programmeParam, sentParam } from '#domain/wishes/wish-address.ts';

/** What a public page is made of, beside its path, its language and the day. */
export interface PageSources {
  /** The data that its loader reads (a test looks): it is kept until one of them changes. */
  topics: readonly DataTopic[];
  /** The parameters of the address that it reads; whatever else is there makes no other page. */
  query: readonly string[];
  /** Parameters that say nothing without another one, which a form sends all the same. */
  dependent?: Readonly<Record<string, string>>;
  /** Those that hold one person's key: nobody keeps the page of such an address. */
  keyParams?: readonly string[];
}

/** What editors change is on every page: at least who the organisation is. */
const textsAlone: PageSources = { topics: ['content'], query: [] };
/** Pets say in which event they take part. */
const pets: PageSources = { topics: ['content', 'pets', 'events'], query: [] };
const petList: PageSources = {
  ...pets,
  query: [
    ...Object.values(petFilterParams),
    ...Object.values(petSearchParams),
    petOrderParam,
    nearParam,
    pageParam,
  ],
  dependent: { [petFilterParams.ageUnit]: petFilterParams.ageValue },
};
/** Their path says whom they show. */
const landingList: PageSources = { ...pets, query: [petOrderParam, nearParam, pageParam] };

const sources: Partial<Record<PageId, PageSources>> = {
  home: { ...pets, topics: [...pets.topics, 'campaigns'] },
  donations: {
    topics: ['content', 'referenceData', 'campaigns', 'spending'],
    query: [givingParams.kind],
  },
  campaigns: { topics: ['content', 'campaigns', 'pets'], query: [pageParam] },
  companies: { topics: ['content', 'companies'], query: [pageParam] },
  fundraisers: { topics: ['content', 'campaigns', 'pets'], query: [pageParam] },
  fundraiser: { topics: ['content', 'campaigns', 'pets'], query: [] },
  campaign: { topics: ['content', 'campaigns', 'pets'], query: [] },
  figures: { topics: ['content', 'figures'], query: [] },
  figuresYear: { topics: ['content', 'figures'], query: [] },
  petEmbed: {
    ...textsAlone,
    query: [...embedFilters.map(([name]) => name), ...Object.values(embedParams)],
  },
  sharePet: { topics: ['content', 'pets'], query: [] },
  shareLitter: { topics: ['content', 'pets'], query: [] },
  shareEvent: { topics: ['content', 'pets', 'events'], query: [] },
  shareCampaign: { topics: ['content', 'campaigns'], query: [] },
  shareFundraiser: { topics: ['content', 'campaigns', 'pets'], query: [] },
  spending: { topics: ['content', 'spending'], query: [] },
  spendingYear: { topics: ['content', 'spending'], query: [] },
  spendingMonth: { topics: ['content', 'spending'], query: [] },
  adoptionPets: petList,
  adoptionDogs: landingList,
  adoptionCats: landingList,
  adoptionPetsIn: landingList,
  adoptionDogsIn: landingList,
  adoptionCatsIn: landingList,
  rehabilitationPets: petList,
  adoptionEvents: {
    ...pets,
    query: [...Object.values(eventFilterParams), whenParam, pageParam],
  },
  adoptionEvent: pets,
  adoptionPet: pets,
  rehabilitationPet: pets,
  favorites: { ...pets, query: [favoritesParam] },
  tellMe: {
    ...textsAlone,
    query: [...Object.values(petFilterParams), programmeParam, sentParam],
  },
  applyForPet: { topics: ['content', 'pets'], query: [] },
  usSocialCause: { topics: ['content', 'pets'], query: [] },
  goingHome: { topics: ['content', 'pets'], query: [] },
  verifyContractStart: { ...textsAlone, query: [codeParam], keyParams: [codeParam] },
  contact: { ...textsAlone, query: ['enviado'] },
  drives: { topics: ['content', 'drives'], query: [] },
  drive: { topics: ['content', 'drives'], query: [] },
  driveBooking: { ...textsAlone, query: ['listo'] },
  lostAndFound: {
    topics: ['content', 'notices'],
    query: [...Object.values(noticeParams), pageParam],
  },
  notice: { topics: ['content', 'notices'], query: ['enviado'] },
  noticeChip: { ...textsAlone, query: [chipParam] },
  shareNotice: { topics: ['content', 'notices'], query: [] },
  ownNotice: { ...textsAlone, query: ['listo'] },
  noticeContact: { ...textsAlone, query: ['listo'] },
  rescueReport: { ...textsAlone, query: ['listo'] },
  volunteering: { ...textsAlone, query: ['enviado'] },
  volunteerApplication: { ...textsAlone, query: ['listo'] },
  myProfile: { ...textsAlone, keyParams: ['correo-nuevo'] },
  newsletterArchive: { topics: ['content', 'newsletter'], query: [pageParam] },
  newsletterIssue: { topics: ['content', 'newsletter', 'pets', 'events'], query: [] },
  newsletter: {
    ...textsAlone,
    query: ['suscripcion', 'confirmar', 'cancelar'],
    keyParams: ['confirmar', 'cancelar'],
  },
};

export const sourcesOf = (page: PageId): PageSources => sources[page] ?? textsAlone;
