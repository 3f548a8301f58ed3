import { lifeStageOf } from './life-stage.ts';
import type { PublicPet } from './pet.ts';
import { size } from './vocabularies.ts';

export type Comparable = Pick<
  PublicPet,
  'id' | 'species' | 'size' | 'sex' | 'bornOn' | 'federalState'
>;

/** The `count` candidates that are most like a pet, itself left out; as they came where they are equally like it. */
export function mostAlike<P extends Comparable>(
  pet: Comparable,
  candidates: readonly P[],
  count: number,
  today: string,
): P[] {
  return candidates
    .filter(({ id }) => id !== pet.id)
    .toSorted((a, b) => similarity(pet, b, today) - similarity(pet, a, today))
    .slice(0, count);
}

/** Species counts most, then whether people can visit both, then size and time of life. */
function similarity(one: Comparable, other: Comparable, today: string): number {
  const sizes = Math.abs(size.values.indexOf(one.size) - size.values.indexOf(other.size));
  return (
    (one.species === other.species ? 8 : 0) +
    (one.federalState === other.federalState ? 4 : 0) +
    Math.max(0, 3 - sizes) +
    (lifeStageOf(one, today) === lifeStageOf(other, today) ? 2 : 0) +
    (one.sex === other.sex ? 1 : 0)
  );
}
