import type { Clock } from '#domain/clock.ts';
import type { PetListener } from '../pets/core/pet-listener.ts';
import { revokeCurrent } from './passports.repository.ts';

/** Nobody is to show the passport of a pet that died as another one's. */
export const onPetChanged =
  ({ clock }: { clock: Clock }): PetListener =>
  async (tx, { petId, status }) => {
    if (status !== 'deceased') return;
    await revokeCurrent(tx, petId, 'deceased', clock.now().toISOString());
  };
