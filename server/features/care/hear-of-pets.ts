import type { PetListener } from '../pets/core/pet-listener.ts';
import type { CareParts } from './care-parts.ts';
import { replanPet } from './care-plan.ts';

/** A pet that found its home, died or was deleted has nothing due; one that came back has. */
export const hearOfPets =
  (parts: Pick<CareParts, 'catalogues' | 'today'>): PetListener =>
  async (tx, { petId, status }) => {
    if (status !== undefined) await replanPet(parts, tx, petId);
  };
