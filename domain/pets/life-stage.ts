import { type ValueOf, vocabulary } from '../vocabulary.ts';
import type { PetDescription } from './pet-description.ts';
import type { Species } from './vocabularies.ts';

export const lifeStage = vocabulary({ young: 'joven', adult: 'adulto', senior: 'mayor' });
export type LifeStage = ValueOf<typeof lifeStage>;

/** In whole years, both ends counted. Cats grow old later than dogs. */
const years: Record<Species, Record<LifeStage, { from: number; to: number }>> = {
  cat: {
    young: { from: 0, to: 1 },
    adult: { from: 2, to: 10 },
    senior: { from: 11, to: Infinity },
  },
  dog: { young: { from: 0, to: 1 }, adult: { from: 2, to: 7 }, senior: { from: 8, to: Infinity } },
};

/** The age in years from which on a pet of the species is a senior. */
export const seniorFrom = (species: Species): number => years[species].senior.from;

export function lifeStageOf({
  species,
  ageValue,
  ageUnit,
}: Pick<PetDescription, 'species' | 'ageValue' | 'ageUnit'>): LifeStage {
  const age = ageUnit === 'years' ? ageValue : Math.floor(ageValue / 12);
  return lifeStage.values.find((stage) => age <= years[species][stage].to) ?? 'senior';
}

/** Ages as they are written down, both ends counted; without `to` there is no end. */
export interface AgeSpan {
  ageUnit: PetDescription['ageUnit'];
  from: number;
  to?: number;
}

/** The ages at which `lifeStageOf` finds this stage. */
export function agesOf(species: Species, stage: LifeStage): AgeSpan[] {
  const { from, to } = years[species][stage];
  const isOpen = to === Infinity;
  return [
    { ageUnit: 'months', from: from * 12, ...(!isOpen && { to: to * 12 + 11 }) },
    { ageUnit: 'years', from, ...(!isOpen && { to }) },
  ];
}
