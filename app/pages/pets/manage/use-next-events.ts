import { useCallback } from 'react';
import { useLoaded } from '#app/api/use-loaded.ts';
import type { ManagedPet } from '#app/pages/pets/actions/managed-pet.ts';
import { findNextEvents, type NextEvent } from '#app/pages/pets/actions/pet-calls.ts';

const none: ReadonlyMap<string, NextEvent> = new Map();

/** By a pet's id the next event that it goes to; empty until that is known, and where it cannot be asked for. */
export function useNextEvents(pets: readonly ManagedPet[]): ReadonlyMap<string, NextEvent> {
  const ids = pets
    .filter(({ status, deletedOn }) => status === 'adoption' && deletedOn === null)
    .map(({ id }) => id)
    .join();
  const load = useCallback(async () => (ids === '' ? none : findNextEvents(ids.split(','))), [ids]);
  return useLoaded(load).data ?? none;
}
