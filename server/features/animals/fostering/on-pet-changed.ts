import type { PlacementEnd } from '#domain/fostering/foster-placement.ts';
import type { PrivatePhotos } from '#server/features/kits/private-photos/private-photos.service.ts';
import type { PetListener } from '../pets/core/pet-listener.ts';
import { entryIdsOfPet } from './diary.repository.ts';
import type { FosteringDependencies } from './fostering-dependencies.ts';
import { endStayOf } from './place-pets.ts';

/** A pet that found its home, died or was deleted is in no foster home any more. */
export const onPetChanged =
  (
    dependencies: Pick<FosteringDependencies, 'mails' | 'today'> & {
      privatePhotos: Pick<PrivatePhotos, 'remove'>;
    },
  ): PetListener =>
  async (tx, { petId, status, deleted }) => {
    const reason = reasonOf(status, deleted);
    if (reason !== undefined) await endStayOf(dependencies, tx, petId, reason);
    // The diaries go with the pet's row; their photos have no row of their own there.
    if (status !== undefined) return;
    await dependencies.privatePhotos.remove(
      tx,
      'fosterDiary',
      await entryIdsOfPet(tx.query, petId),
    );
  };

function reasonOf(
  status: Parameters<PetListener>[1]['status'],
  deleted: boolean,
): PlacementEnd | undefined {
  if (status === 'adopted' || status === 'deceased') return status;
  return deleted || status === undefined ? 'other' : undefined;
}
