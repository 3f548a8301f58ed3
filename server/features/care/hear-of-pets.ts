import type { PetListener } from '../pets/core/pet-listener.ts';
import type { CareParts } from './care-parts.ts';
import { replanPet } from './care-plan.ts';
import { withdrawAllOf } from './vet-links.repository.ts';

/**
 * A pet that found its home, died or was deleted has nothing due; one that came back has. Links for vets end with whoever
 * looked after it.
 */
export const hearOfPets =
  (parts: Pick<CareParts, 'catalogues' | 'today' | 'clock'>): PetListener =>
  async (tx, { petId, status, ownerId, before }) => {
    if (ownerId !== before.ownerId) {
      await withdrawAllOf(tx, petId, parts.clock.now().toISOString());
    }
    if (status !== undefined) await replanPet(parts, tx, petId);
  };
