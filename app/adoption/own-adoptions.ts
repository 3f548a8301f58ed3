import type { OwnAdoption, OwnAdoptions } from '#domain/adoption/own-adoption-calls.ts';

/** What helps in the first days, for the pets of this adoption. */
export function adviceFor(
  { pets }: OwnAdoption,
  { everybody, species }: OwnAdoptions['guide'],
): string[] {
  const own = new Set(pets.map((pet) => pet.species));
  return [...everybody, ...[...own].flatMap((one) => species[one])];
}
