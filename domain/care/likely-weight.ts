import { daysBetween } from '../dates.ts';
import type { Size } from '../pets/vocabularies.ts';
import type { Treated } from './care-entry.ts';
import { bornFrom, bornOn } from './pet-age.ts';
import type { WeightRange } from './usual-weight.ts';

/** At an age: `[days, least, most]`; between two of them in a straight line. */
type Growth = readonly (readonly [days: number, least: number, most: number])[];

/**
 * Weights in grams beyond which a typing error is likelier than a true weight: far wider than the growth charts, for rescued
 * animals are thin or fat, and their ages are guesses. Charts: kittens, Salt et al. 2022, PLoS ONE 17(11): e0277531;
 * puppies by adult size, Salt et al. 2017, PLoS ONE 12(9): e0182064.
 */
const cats: Growth = [
  [0, 50, 250],
  [30, 150, 1_000],
  [60, 300, 2_000],
  [120, 700, 4_000],
  [365, 1_500, 10_000],
  [730, 1_500, 13_000],
];

/** Of grown dogs. A puppy's size is often noted as it is now, so that a size says nothing of what is too much for one. */
const grownDogs: Readonly<Record<Size, WeightRange>> = {
  mini: { from: 700, to: 9_000 },
  small: { from: 1_500, to: 20_000 },
  medium: { from: 4_000, to: 45_000 },
  large: { from: 9_000, to: 80_000 },
  giant: { from: 18_000, to: 120_000 },
};
/** In thousandths of the grown dog's. */
const dogs: Growth = [
  [0, 5, 30],
  [30, 25, 100],
  [60, 60, 220],
  [120, 150, 480],
  [240, 400, 900],
  [365, 600, 1_000],
  [545, 1_000, 1_000],
];

/** Of a pet on a day (YYYY-MM-DD): by the youngest and the oldest that it can have been then, as its age is known. */
export function likelyWeight(pet: Treated, onDate: string): WeightRange {
  const youngest = Math.max(0, daysBetween(bornOn(pet), onDate));
  const oldest = Math.max(youngest, daysBetween(bornFrom(pet), onDate));
  if (pet.species === 'cat') return { from: at(cats, youngest, 1), to: at(cats, oldest, 2) };
  const { from } = grownDogs[pet.size ?? 'mini'];
  const isGrown = youngest >= (dogs.at(-1)?.[0] ?? 0);
  const { to } = grownDogs[(isGrown && pet.size) || 'giant'];
  return {
    from: Math.round((from * at(dogs, youngest, 1)) / 1_000),
    to: Math.round((to * at(dogs, oldest, 2)) / 1_000),
  };
}

function at(growth: Growth, days: number, column: 1 | 2): number {
  const next = growth.find(([day]) => day >= days) ?? growth.at(-1);
  const before = growth.findLast(([day]) => day < days) ?? next;
  if (!next || !before) return 0;
  const [start, end] = [before[0], next[0]];
  if (end <= start) return next[column];
  return before[column] + ((next[column] - before[column]) * (days - start)) / (end - start);
}
