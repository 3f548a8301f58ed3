import type { Size, Species } from '../pets/vocabularies.ts';

/** In grams, of grown pets; no range is known for growing ones. */
export interface WeightRange {
  from: number;
  to: number;
}

const dogs: Readonly<Record<Size, WeightRange>> = {
  mini: { from: 1_500, to: 4_000 },
  small: { from: 4_000, to: 10_000 },
  medium: { from: 10_000, to: 25_000 },
  large: { from: 25_000, to: 45_000 },
  giant: { from: 45_000, to: 90_000 },
};
const cats: WeightRange = { from: 2_500, to: 6_500 };

const grownDays: Readonly<Record<Size, number>> = {
  mini: 300,
  small: 300,
  medium: 365,
  large: 455,
  giant: 545,
};

/** What a pet of its species and size usually weighs; undefined while it is growing. */
export function usualWeight(
  { species, size }: { species: Species; size: Size },
  ageInDays: number,
): WeightRange | undefined {
  if (species === 'cat') return ageInDays < 365 ? undefined : cats;
  return ageInDays < grownDays[size] ? undefined : dogs[size];
}
