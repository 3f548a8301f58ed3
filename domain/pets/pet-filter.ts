import { type FederalState, findFederalState } from '../federal-states.ts';
import { foldText } from '../text.ts';
import {
  type AgeUnit,
  ageUnit,
  type Breed,
  breed,
  type Sex,
  type Size,
  type Species,
  sex,
  size,
  species,
} from './vocabularies.ts';

/** What a visitor looks for. Age value and unit come together or not at all. */
export interface PetFilter {
  species?: Species;
  sex?: Sex;
  size?: Size;
  breed?: Breed;
  ageValue?: number;
  ageUnit?: AgeUnit;
  /** As typed; compared as "contains", without case and accents. */
  city?: string;
  federalState?: FederalState;
}

/** The filter's names in URLs and in the GET form, in the order in which addresses are written. */
export const petFilterParams = {
  species: 'especie',
  sex: 'sexo',
  size: 'tamano',
  breed: 'raza',
  ageValue: 'edad',
  ageUnit: 'unidad',
  city: 'ciudad',
  federalState: 'entidad_federativa',
} as const satisfies Record<keyof PetFilter, string>;

const longestCity = 80;

type Complete = Required<PetFilter>;

const readers: { [K in keyof Complete]: (text: string) => Complete[K] | undefined } = {
  species: species.fromWire,
  sex: sex.fromWire,
  size: size.fromWire,
  breed: breed.fromWire,
  ageValue: (text) => (/^[0-9]{1,3}$/.test(text) && Number(text) > 0 ? Number(text) : undefined),
  ageUnit: ageUnit.fromWire,
  city: (text) => (foldText(text) && text.length <= longestCity ? text : undefined),
  federalState: findFederalState,
};

const writers: { [K in keyof Complete]: (value: Complete[K]) => string } = {
  species: species.toWire,
  sex: sex.toWire,
  size: size.toWire,
  breed: breed.toWire,
  ageValue: String,
  ageUnit: ageUnit.toWire,
  city: (value) => value,
  federalState: (value) => value,
};

const fields = Object.keys(petFilterParams) as (keyof PetFilter)[];

function readField<K extends keyof Complete>(
  filter: Partial<Complete>,
  field: K,
  text: string,
): boolean {
  const value = readers[field](text);
  if (value !== undefined) filter[field] = value;
  return value !== undefined;
}

/**
 * `ignored` names the parameters whose value means nothing; empty ones are what a form sends for "any".
 * An age takes effect only when its value and unit are both set: a lone value is ignored with notice,
 * a lone unit (the form always sends one) without.
 */
export function readPetFilter(params: URLSearchParams): { filter: PetFilter; ignored: string[] } {
  const filter: PetFilter = {};
  const ignored: string[] = [];
  for (const field of fields) {
    const text = params.get(petFilterParams[field])?.trim();
    if (text && !readField(filter, field, text)) ignored.push(petFilterParams[field]);
  }
  if (filter.ageValue === undefined) {
    delete filter.ageUnit;
  } else if (filter.ageUnit === undefined) {
    delete filter.ageValue;
    ignored.push(petFilterParams.ageValue);
  }
  return { filter, ignored };
}

function writeField<K extends keyof Complete>(
  params: URLSearchParams,
  field: K,
  value: Complete[K] | undefined,
): void {
  if (value !== undefined) params.set(petFilterParams[field], writers[field](value));
}

/** The same filter always gives the same text, so that it can be part of a cache key. */
export function writePetFilter(filter: PetFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const field of fields) writeField(params, field, filter[field]);
  return params;
}
