import { useEffect, useState } from 'react';
import { findShownPet } from './find-shown-pet.ts';

/** undefined where there is no pet, or none whom everybody sees. */
export function useShownPetName(petId: string | null | undefined): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    if (petId) findShownPet(petId).then((pet) => setName(pet?.name));
  }, [petId]);
  return name;
}
