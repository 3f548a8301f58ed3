import { type FederalState, federalState, findFederalStates } from '../federal-states.ts';
import { foldText } from '../text.ts';
import { type ValueOf, type Vocabulary, vocabulary } from '../vocabulary.ts';
import { type LifeStage, lifeStage } from './life-stage.ts';
import {
  type AgeUnit,
  ageUnit,
  type Breed,
  breed,
  type Energy,
  energy,
  type Sex,
  type Size,
  type Species,
  sex,
  size,
  species,
  type YesNo,
  yesNo,
} from './vocabularies.ts';

/** With whom a home needs its pet to get along. */
export const company = vocabulary({ children: 'niños', dogs: 'perros', cats: 'gatos' });
export type Company = ValueOf<typeof company>;

export const petOrderWords = {
  newest: 'recientes',
  longestWaiting: 'espera',
  fair: 'turnos',
} as const;

/** In which order a list stands; the first unless another is asked for. */
export const petOrder = vocabulary(petOrderWords);
export type PetOrder = ValueOf<typeof petOrder>;

/** Several values are each welcome, in `livesWith` all of them needed. Each stands once, in the order of its list. */
interface PetChoices {
  species?: readonly Species[];
  sex?: readonly Sex[];
  lifeStage?: readonly LifeStage[];
  size?: readonly Size[];
  livesWith?: readonly Company[];
  sterilized?: readonly YesNo[];
  energy?: readonly Energy[];
  breed?: readonly Breed[];
  federalState?: readonly FederalState[];
}

/** What a visitor looks for. Age value and unit come together or not at all; 0 is everybody younger than one unit. */
export interface PetFilter extends PetChoices {
  ageValue?: number;
  ageUnit?: AgeUnit;
  /** As typed, as `city`; compared as "contains", without case and accents. */
  name?: string;
  city?: string;
}

/** The filter's names in addresses and in the GET form, in the order in which addresses are written. */
export const petFilterParams = {
  species: 'especie',
  sex: 'sexo',
  lifeStage: 'etapa',
  size: 'tamano',
  livesWith: 'convive',
  sterilized: 'esterilizada',
  energy: 'energia',
  breed: 'raza',
  ageValue: 'edad',
  ageUnit: 'unidad',
  name: 'nombre',
  city: 'ciudad',
  federalState: 'entidad_federativa',
} as const satisfies Record<keyof PetFilter, string>;

export const petOrderParam = 'orden';

/** What somebody looks for in their own words: asked, and what the filter of the address was read from. */
export const petSearchParams = { asked: 'busca', text: 'texto' } as const;

/** Of a name or a city. */
const longestText = 80;

type Choice = keyof PetChoices;
type Value<Name extends Choice> = NonNullable<PetChoices[Name]>[number];

const choices: { [Name in Choice]: Vocabulary<Value<Name>> } = {
  species,
  sex,
  lifeStage,
  size,
  livesWith: company,
  sterilized: yesNo,
  energy,
  breed,
  federalState,
};

/** All of a closed list asks for no more than none of it. */
const saysNothing = (name: Choice, values: readonly string[]) =>
  name !== 'livesWith' && values.length === choices[name].values.length;

const fields = Object.keys(petFilterParams) as (keyof PetFilter)[];

/**
 * A parameter that comes several times, as a form sends it, asks for any of its values. `ignored` names the parameters
 * that hold a value that means nothing; empty ones are what a form sends for "any". An age takes effect only when its
 * value and unit are both set: a lone value is ignored with notice, a lone unit (the form always sends one) without.
 */
export function readPetFilter(params: URLSearchParams): { filter: PetFilter; ignored: string[] } {
  const filter: PetFilter = {};
  const ignored: string[] = [];
  for (const field of fields) {
    const param = petFilterParams[field];
    const texts = params.getAll(param).flatMap((text) => text.trim() || []);
    const isUnderstood = isChoice(field)
      ? readChoice(filter, field, texts)
      : readText(filter, field, texts[0]);
    if (!isUnderstood) ignored.push(param);
  }
  if (filter.ageValue === undefined) {
    delete filter.ageUnit;
  } else if (filter.ageUnit === undefined) {
    delete filter.ageValue;
    ignored.push(petFilterParams.ageValue);
  }
  return { filter, ignored };
}

const isChoice = (field: keyof PetFilter): field is Choice => Object.hasOwn(choices, field);

/** @returns whether all of it means something */
function readChoice<Name extends Choice>(
  filter: PetFilter,
  name: Name,
  texts: readonly string[],
): boolean {
  const read = texts.map((text) => valuesOf(name, text));
  const asked = new Set(read.flat());
  const values = choices[name].values.filter((value) => asked.has(value));
  if (values.length > 0 && !saysNothing(name, values)) Object.assign(filter, { [name]: values });
  return read.every((found) => found.length > 0);
}

/** A state is found by a part of its name. */
function valuesOf<Name extends Choice>(name: Name, text: string): readonly Value<Name>[] {
  if (name === 'federalState') return findFederalStates(text) as readonly Value<Name>[];
  const value = choices[name].fromWire(text);
  return value === undefined ? [] : [value];
}

function readText(
  filter: PetFilter,
  field: Exclude<keyof PetFilter, Choice>,
  text: string | undefined,
): boolean {
  if (text === undefined) return true;
  if (field === 'ageUnit') {
    filter.ageUnit = ageUnit.fromWire(text);
    return filter.ageUnit !== undefined;
  }
  if (field === 'city' || field === 'name') {
    if (foldText(text) === '' || text.length > longestText) return false;
    filter[field] = text;
    return true;
  }
  if (!/^[0-9]{1,3}$/.test(text)) return false;
  filter.ageValue = Number(text);
  return true;
}

/** Whatever is no order reads as the first. */
export const readPetOrder = (params: URLSearchParams): PetOrder =>
  petOrder.fromWire(params.get(petOrderParam)) ?? 'newest';

/** The same filter and order always give the same text. */
export function writePetFilter(filter: PetFilter, order: PetOrder = 'newest'): URLSearchParams {
  const params = new URLSearchParams();
  for (const field of fields) {
    for (const word of wordsOf(filter, field)) params.append(petFilterParams[field], word);
  }
  if (order !== 'newest') params.set(petOrderParam, petOrder.toWire(order));
  return params;
}

function wordsOf(filter: PetFilter, field: keyof PetFilter): string[] {
  if (isChoice(field)) return choiceWords(filter, field);
  const value = filter[field];
  if (value === undefined) return [];
  return [field === 'ageUnit' ? ageUnit.toWire(value as AgeUnit) : String(value)];
}

function choiceWords<Name extends Choice>(
  filter: { [Each in Choice]?: readonly Value<Each>[] },
  name: Name,
): string[] {
  return (filter[name] ?? []).map(choices[name].toWire);
}
