import type { Age } from '../../pets/birth.ts';
import type { Species } from '../../pets/vocabularies.ts';
import type { Settings } from '../../settings/settings.ts';
import { chargeLimits } from './charge.ts';

export type FeeSettings = Pick<
  Settings,
  | 'recoveryFee'
  | 'recoveryFeePercent'
  | 'recoveryFeePuppyPesos'
  | 'recoveryFeeDogPesos'
  | 'recoveryFeeKittenPesos'
  | 'recoveryFeeCatPesos'
>;

export interface FeePet extends Age {
  species: Species;
  /** What was spent on it and is recorded, and no earlier family has recovered. */
  costsCents: number;
}

/** Months from which on it is grown up. */
const grownUp = 12;

const isYoung = ({ ageValue, ageUnit }: Age): boolean =>
  ageUnit === 'weeks' || (ageUnit === 'months' && (ageValue ?? 0) < grownUp);

function usualCents(settings: FeeSettings, pet: FeePet): number {
  if (settings.recoveryFee === 'percent') {
    return Math.floor((pet.costsCents * settings.recoveryFeePercent) / 10_000) * 100;
  }
  const young = isYoung(pet);
  const pesos =
    pet.species === 'dog'
      ? settings[young ? 'recoveryFeePuppyPesos' : 'recoveryFeeDogPesos']
      : settings[young ? 'recoveryFeeKittenPesos' : 'recoveryFeeCatPesos'];
  return pesos * 100;
}

/** Together no more than what was spent on them. */
export const feeCapCents = (pets: readonly FeePet[]): number =>
  pets.reduce((sum, { costsCents }) => sum + costsCents, 0);

/** What the organisation usually asks for, never more than each pet has cost; 0: nothing. */
export function proposedFeeCents(settings: FeeSettings, pets: readonly FeePet[]): number {
  if (settings.recoveryFee === 'off') return 0;
  const cents = pets.reduce(
    (sum, pet) => sum + Math.min(usualCents(settings, pet), Math.max(0, pet.costsCents)),
    0,
  );
  return cents < chargeLimits.smallestCents ? 0 : cents;
}
