import { addCalendarMonths, wholeMonthsBetween } from '../calendar-months.ts';
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

export function lifeStageOf(
  { species, bornOn }: Pick<PetDescription, 'species' | 'bornOn'>,
  today: string,
): LifeStage {
  const age = Math.floor(wholeMonthsBetween(bornOn, today) / 12);
  return lifeStage.values.find((stage) => age <= years[species][stage].to) ?? 'senior';
}

/** Days of birth, YYYY-MM-DD: after the first, until the second. Without one there is no end on that side. */
export interface BirthSpan {
  after?: string;
  until?: string;
}

/** When whoever `lifeStageOf` finds at this stage was born. */
export function birthsOf(species: Species, stage: LifeStage, today: string): BirthSpan {
  const { from, to } = years[species][stage];
  const yearsAgo = (count: number) => addCalendarMonths(today, -12 * count);
  return {
    ...(to !== Infinity && { after: yearsAgo(to + 1) }),
    ...(from > 0 && { until: yearsAgo(from) }),
  };
}
