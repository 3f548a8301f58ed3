import { useCall } from '#app/api/use-call.ts';
import type { ManagedPet } from '#app/pages/pets/actions/managed-pet.ts';
import { findNextEvents, type NextEvent } from '#domain/events/event-day-calls.ts';

/** By a pet's id the next event that it goes to; empty until that is known, and where it cannot be asked for. */
export function useNextEvents(pets: readonly ManagedPet[]): ReadonlyMap<string, NextEvent> {
  const petIds = pets
    .filter(({ status, deletedOn }) => status === 'adoption' && deletedOn === null)
    .map(({ id }) => id);
  const isWanted = petIds.length > 0;
  const { data = [] } = useCall(findNextEvents, { petIds }, { isWanted, keepsPrevious: true });
  return new Map(data.map((one) => [one.petId, one]));
}
