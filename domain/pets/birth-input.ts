import { z } from 'zod';
import type { Unchecked } from '../contract/wire.ts';
import { isDate } from '../dates.ts';
import {
  ageOn,
  type Birth,
  birthOfAge,
  estimatedBirth,
  isNothing,
  knownBirth,
  oldestBirth,
  toldBirth,
} from './birth.ts';
import { descriptionFields, type PetDescription } from './pet-description.ts';

type BirthField = 'ageValue' | 'ageUnit' | 'bornOn' | 'birthEstimated';
export type UncheckedBirth = Unchecked<Pick<PetDescription, BirthField>>;
type Told = Pick<PetDescription, BirthField>;

/** A description as it is kept: of its age the birth from which it follows. */
export type StoredDescription = Omit<PetDescription, BirthField> & Birth;

const age = z.object({
  ageValue: descriptionFields.ageValue.rule,
  ageUnit: descriptionFields.ageUnit.rule,
});

export const isBirthDate = (value: unknown, today: string): value is string =>
  typeof value === 'string' && isDate(value) && value <= today && value >= oldestBirth(today);

const isSaid = (value: unknown) =>
  value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '');

/**
 * With the age that follows from the birth date where there is one, else with the birth date that follows from the age.
 * What is neither stays for the rules to refuse.
 */
export function withBirth<Value extends UncheckedBirth>(
  value: Value,
  today: string,
): Value & UncheckedBirth {
  const { bornOn, birthEstimated } = value;
  // Who knows the date has to say it.
  if (isSaid(bornOn) || birthEstimated === false) {
    const isRight = isBirthDate(bornOn, today);
    const told = ageOn(knownBirth(isRight ? bornOn : today), today);
    return { ...value, ...told, birthEstimated: birthEstimated ?? false };
  }
  const { data } = age.safeParse(value);
  const birth = data && !isNothing(data) ? birthOfAge(data, today) : knownBirth(today);
  return { ...value, bornOn: birth.bornOn, birthEstimated: true };
}

/** What somebody means to say of a pet's birth, as it is to be checked; `by` is undefined where nothing is new. */
export interface MeantBirth {
  by: 'date' | 'age' | undefined;
  birth: UncheckedBirth;
}

/**
 * What a request means beside what is told today: whatever differs from it, the date before the age. A date that is taken
 * back makes an estimate of what was known.
 * @param told undefined where nothing is known yet
 */
export function meantBirth(said: UncheckedBirth, told: Told | undefined): MeantBirth {
  const { ageValue, ageUnit, bornOn, birthEstimated } = said;
  const saysDate = isSaid(bornOn);
  const byAge: MeantBirth = {
    by: 'age',
    birth: { ageValue, ageUnit, bornOn: null, birthEstimated: undefined },
  };
  const byDate = (date: unknown, isEstimated: unknown): MeantBirth => ({
    by: 'date',
    birth: { bornOn: date, birthEstimated: isEstimated },
  });
  if (!told) return saysDate ? byDate(bornOn, birthEstimated ?? false) : byAge;

  const date = saysDate ? bornOn : told.bornOn;
  const isEstimated = birthEstimated ?? (saysDate ? false : told.birthEstimated);
  if (date !== told.bornOn || isEstimated !== told.birthEstimated) return byDate(date, isEstimated);
  const saysAge = isSaid(ageValue) || isSaid(ageUnit) || !saysDate;
  const isSame = ageUnit === told.ageUnit && String(ageValue).trim() === String(told.ageValue);
  if (saysAge && !isSame) return byAge;
  if (bornOn === null && !told.birthEstimated) return byDate(told.bornOn, true);
  const { ageValue: value, ageUnit: unit } = told;
  return {
    by: undefined,
    birth: { ageValue: value, ageUnit: unit, bornOn: null, birthEstimated: undefined },
  };
}

/** What is kept of a checked description. */
export function birthOf(told: Told, by: 'date' | 'age', today: string): Birth {
  if (by === 'age') return birthOfAge(told, today);
  return told.birthEstimated ? estimatedBirth(told.bornOn, today) : knownBirth(told.bornOn);
}

/** A description as people are told it on a day. */
export function toldDescription(stored: StoredDescription, day: string): PetDescription {
  const { bornOn: _, estimatedOn: __, estimatedAge: ___, estimatedAgeUnit: ____, ...rest } = stored;
  return { ...rest, ...toldBirth(stored, day) };
}

export function storedDescription(description: PetDescription, birth: Birth): StoredDescription {
  const { ageValue: _, ageUnit: __, bornOn: ___, birthEstimated: ____, ...rest } = description;
  const { bornOn, estimatedOn, estimatedAge, estimatedAgeUnit } = birth;
  return { ...rest, bornOn, estimatedOn, estimatedAge, estimatedAgeUnit };
}
