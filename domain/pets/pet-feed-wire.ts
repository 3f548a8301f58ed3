import { payloadWriter } from '../contract/wire.ts';
import type { Language } from '../language.ts';
import { pageLimits, pageParam, pageSize } from '../paging.ts';
import { type PublicPet, petFields } from './pet.ts';
import type { EmbedFilter } from './pet-embed-wire.ts';
import {
  type PetFilter,
  type PetOrder,
  petFilterParams,
  petOrder,
  petOrderParam,
  readPetFilter,
} from './pet-filter.ts';
import { type Programme, petStatus, programmes } from './vocabularies.ts';

/** Every public pet as data, for other sites and programs. */
export const petFeedPath = (language: Language): string => `/feeds/${language}/mascotas.json`;

export const petFeedParams = { programme: 'programa', limit: 'limite', page: pageParam } as const;

/** Beyond it nobody reads page by page: filters narrow what is asked for. */
const lastPage = 10_000;

/** What is told of a pet, beside its pictures and its page. */
export const petFeedFields = [
  ...(['id', 'name', 'status', 'species', 'sex', 'ageValue', 'ageUnit', 'bornOn'] as const),
  ...(['birthEstimated', 'breed', 'size', 'color', 'weightKg', 'energy', 'stairs'] as const),
  ...(['goodWithOwnKind', 'goodWithOtherAnimals', 'goodWithChildren', 'trained'] as const),
  ...(['houseTrained', 'needsExperience', 'sterilized', 'dewormed', 'vaccines'] as const),
  ...(['personality', 'story', 'needs', 'city', 'federalState', 'registeredOn'] as const),
] satisfies (keyof PublicPet)[];

const write = payloadWriter(petFields, petFeedFields);

export interface PetFeedQuery {
  /** Both unless one is asked for. */
  programmes: readonly Programme[];
  filter: PetFilter;
  order: PetOrder;
  page: number;
  limit: number;
}

/** Of an address; `wrong` names the parameters that mean nothing, which programs had better notice. */
export function readPetFeedQuery(params: URLSearchParams): {
  query: PetFeedQuery;
  wrong: string[];
} {
  const known = new Set<string>([
    ...Object.values(petFilterParams),
    ...Object.values(petFeedParams),
    petOrderParam,
  ]);
  const { filter, ignored } = readPetFilter(params);
  const wrong = [...new Set(params.keys())].filter((name) => !known.has(name));
  wrong.push(...ignored);
  const programme = params.get(petFeedParams.programme) || undefined;
  const asked = programmes.filter((one) => petStatus.toWire(one) === programme);
  if (programme && asked.length === 0) wrong.push(petFeedParams.programme);
  const order = params.get(petOrderParam) || petOrder.toWire('newest');
  if (petOrder.fromWire(order) === undefined) wrong.push(petOrderParam);
  const page = wholeNumber(params.get(petFeedParams.page), 1, lastPage);
  if (page === undefined) wrong.push(petFeedParams.page);
  const limit = wholeNumber(params.get(petFeedParams.limit), pageSize, pageLimits.perPage);
  if (limit === undefined) wrong.push(petFeedParams.limit);
  return {
    query: {
      programmes: asked.length > 0 ? asked : programmes,
      filter,
      order: petOrder.fromWire(order) ?? 'newest',
      page: page ?? 1,
      limit: limit ?? pageSize,
    },
    wrong,
  };
}

function wholeNumber(text: string | null, otherwise: number, most: number): number | undefined {
  if (text === null || text === '') return otherwise;
  if (!/^[1-9]\d{0,8}$/.test(text)) return undefined;
  const number = Number(text);
  return number <= most ? number : undefined;
}

export interface AnnouncedPet {
  title: string;
  facts: string;
  summary: string;
  /** Of its page, absolute. */
  address: string;
}

/** A pet as the feed says it: the wire's names and words. */
export function petForFeed(pet: PublicPet, announced: AnnouncedPet, siteUrl: string) {
  return {
    ...write(pet),
    titulo: announced.title,
    datos: announced.facts,
    resumen: announced.summary,
    direccion: announced.address,
    // Of a video its poster.
    imagenes: pet.media.map(({ id, width, height, widths, focus }) => ({
      ancho: width,
      alto: height,
      punto_focal: focus,
      archivos: widths.map((each) => ({
        ancho: each,
        direccion: `${siteUrl}/media/${id}/${each}.webp`,
      })),
    })),
  };
}

/** What the builder of the list for other sites asks of the pets. */
export const embedFilters: readonly EmbedFilter[] = [
  [petFeedParams.programme, petStatus.toWire('adoption')],
  [petFilterParams.species, ''],
  [petFilterParams.lifeStage, ''],
  [petFilterParams.size, ''],
  [petFilterParams.federalState, ''],
  [petFilterParams.city, ''],
  [petOrderParam, petOrder.toWire('newest')],
];
