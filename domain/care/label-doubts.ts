import { bilingualDay } from '../bilingual-day.ts';
import type { CareFacts } from './care-entry.ts';
import { lotKey } from './care-lot.ts';
import type { Doubt, Known } from './doubt.ts';
import { likelyWeight } from './likely-weight.ts';

/** By what the entry says, or else by what whoever writes noted of their lot. */
export function expired(facts: CareFacts, { lots = [] }: Known): Doubt | undefined {
  const { kind, onDate, lot, expiresOn } = facts;
  if (expiresOn !== null) {
    return expiresOn < onDate ? { field: 'expiresOn', reason: 'careProductExpired' } : undefined;
  }
  const key = lotKey(lot);
  const own = lots.filter((one) => one.kind === kind && key !== '' && lotKey(one.lot) === key);
  const [first] = own.map((one) => one.expiresOn ?? '9999-12-31').sort();
  if (first === undefined || first >= onDate) return undefined;
  return { field: 'lot', reason: { key: 'careLotExpired', values: { day: bilingualDay(first) } } };
}

export function unlikelyWeight(
  { onDate, weightGrams }: CareFacts,
  { pet }: Known,
): Doubt | undefined {
  if (weightGrams === null) return undefined;
  const { from, to } = likelyWeight(pet, onDate);
  if (weightGrams >= from && weightGrams <= to) return undefined;
  const whom = {
    cat: { es: 'un gato de su edad', en: 'a cat of its age' },
    dog: { es: 'un perro de su edad y tamaño', en: 'a dog of its age and size' },
  }[pet.species];
  const values = {
    weight: inKilograms(weightGrams),
    whom,
    from: inKilograms(from),
    to: inKilograms(to),
  };
  const key = weightGrams > to ? 'careWeightHigh' : 'careWeightLow';
  return { field: 'weight', reason: { key, values } };
}

/** As an entry is written, with at most two decimals. */
const inKilograms = (grams: number): number => Math.round(grams / 10) / 100;
