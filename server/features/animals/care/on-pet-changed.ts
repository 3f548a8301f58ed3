import type { PetListener } from '../pets/core/pet-listener.ts';
import type { CareDependencies } from './care-dependencies.ts';
import { dropPlan } from './care-next.repository.ts';
import { replanPet } from './care-plan.ts';
import { withdrawAllOf } from './vet-links.repository.ts';

/**
 * What is due is reckoned anew, and of a pet that went to a family or came back nobody was reminded yet who has it now.
 * Links for vets end with whoever looked after it.
 */
export const onPetChanged =
  (
    dependencies: Pick<CareDependencies, 'catalogues' | 'today' | 'clock' | 'accesses'>,
  ): PetListener =>
  async (tx, { petId, status, ownerId, before }) => {
    const hasMoved = (status === 'adopted') !== (before.status === 'adopted');
    if (ownerId !== before.ownerId || hasMoved) {
      await withdrawAllOf(tx, petId, dependencies.clock.now().toISOString());
    }
    if (hasMoved) await dropPlan(tx, petId);
    if (status !== undefined) await replanPet(dependencies, tx, petId);
  };
