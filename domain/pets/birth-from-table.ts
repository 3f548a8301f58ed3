import { type Age, ageOn, type Birth } from './birth.ts';
import { birthOf } from './birth-input.ts';
import type { PetDescription } from './pet-description.ts';

/** How a table tells a pet's birth. */
export interface SaidInTable {
  by: 'date' | 'age';
  /** The day, YYYY-MM-DD, for which ages are told; undefined where the table does not say. */
  ageOn: string | undefined;
}

/**
 * A table that says of an age or an estimated date what it said before, or what has come of that by now, tells of no
 * other birth: it is imported again long after it was written.
 * @param today YYYY-MM-DD
 */
export function birthFromTable(
  known: Birth | undefined,
  told: Pick<PetDescription, 'ageValue' | 'ageUnit' | 'bornOn' | 'birthEstimated'>,
  { by, ageOn: saidOn }: SaidInTable,
  today: string,
): Birth {
  const day = saidOn ?? today;
  const said = birthOf(told, by, day);
  if (!known || said.estimatedOn === null) return said;
  if (by === 'date') {
    return known.estimatedOn !== null && known.bornOn === said.bornOn ? known : said;
  }
  const before = { ageValue: known.estimatedAge, ageUnit: known.estimatedAgeUnit };
  const saysTheSame = known.estimatedOn !== null && saidOn === undefined && isSame(told, before);
  return saysTheSame || isSame(told, ageOn(known, day)) ? known : said;
}

const isSame = (one: Age, other: Age) =>
  one.ageValue === other.ageValue && one.ageUnit === other.ageUnit;
