import { useState } from 'react';
import { useFound } from '#app/api/use-found.ts';
import type { ManagedPet } from '#app/pages/pets/actions/managed-pet.ts';
import { findPet } from '#app/pages/pets/actions/pet-calls.ts';

/** A pet as its people see it, with what they change on its page. */
export function useManagedPet(petId: string) {
  const { data, failure, reload } = useFound(
    ['managed pet', petId],
    async () => ({ pet: await findPet(petId) }),
    { isFresh: true },
  );
  const [edited, setEdited] = useState<ManagedPet>();
  return {
    pet: edited ?? data?.pet,
    /** Whether the portal has said that there is none, or none of this person's. */
    isMissing: data !== undefined && data.pet === undefined,
    failure,
    reload,
    onEdited: setEdited,
    onStale() {
      setEdited(undefined);
      reload();
    },
  };
}
