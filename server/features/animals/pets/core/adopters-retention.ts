import { retentionOf } from '#server/features/people/retention/retention.ts';
import type { PetFilesRemoval } from '../papers/pet-files-removal.ts';
import { expiringAdopters, takeAdoptersOut } from './own-pets.repository.ts';

/** The pet stays as it is, with its pictures; who adopted it and the papers go. */
export const adoptersRetention = (filesRemoval: PetFilesRemoval) =>
  retentionOf('adopters', expiringAdopters, async (tx, petIds) => {
    await takeAdoptersOut(tx, petIds);
    for (const petId of petIds) await filesRemoval.enqueue(tx, { petId, mediaIds: [] });
  });
