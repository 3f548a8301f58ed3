import { federalStates } from '#domain/federal-states.ts';
import type { PetPlaces } from '#domain/pets/pet-places.ts';
import {
  distanceBetween,
  findPlace,
  type KnownPlace,
  middleOf,
  placeNamed,
} from './mexican-places.ts';
import type { NearStep } from './pet-fields.ts';

/** Kilometers up to which each step goes; what is farther comes last. */
const steps = [8, 25, 50, 100, 200, 400, 800];
/** Each is a value in a query. */
const mostNames = 400;

/** Undefined for a place that nobody knows. */
export function nearTo(
  text: string,
  { cities }: PetPlaces,
): { name: string; near: NearStep[] } | undefined {
  const from = findPlace(text);
  if (!from) return undefined;
  const near = steps.map(() => ({ cities: [] as string[], states: [] as string[] }));
  let names = 0;
  const place = (
    at: KnownPlace | undefined,
    kind: 'cities' | 'states',
    some: readonly string[],
  ) => {
    const distance = at ? distanceBetween(from, at) : Number.POSITIVE_INFINITY;
    const step = near[steps.findIndex((kilometers) => distance <= kilometers)];
    names += some.length;
    if (names <= mostNames) step?.[kind].push(...some);
  };
  for (const { value } of federalStates) place(middleOf(value), 'states', [value]);
  for (const { name, federalState, written } of cities) {
    place(placeNamed(name, federalState) ?? middleOf(federalState), 'cities', written);
  }
  return { name: from.name, near };
}
