import type { PetMedia } from '#domain/pets/pet.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import { type createMediaRepository, mediaFromRow } from './media.repository.ts';
import { mediaKey } from './media-files.ts';
import type { createMediaWork } from './media-work.ts';

/** What the use cases here depend on. */
export interface MediaReading {
  files: FileStore;
  repository: ReturnType<typeof createMediaRepository>;
  work: ReturnType<typeof createMediaWork>;
}

/** The picture or video of this id, when its row and its files are all there. */
export async function find(
  { repository, files }: MediaReading,
  id: string,
): Promise<PetMedia | undefined> {
  const row = await repository.find(id);
  if (!row) return undefined;
  // The share image is written last of all.
  return (await files.find(mediaKey(id, 'og.jpg'))) ? mediaFromRow(row) : undefined;
}

/** Deletes files without a row that are older: whoever stored, or deleted, them died on the way. */
export async function forgetRowless(
  { work, repository, files }: MediaReading,
  id: string,
  before: Date,
): Promise<void> {
  await work.deleteUnused(id, async () => {
    const keys = await files.list(mediaKey(id, ''));
    for (const key of keys) {
      const facts = await files.find(key);
      if (facts && facts.modifiedAt >= before) return;
    }
    if (await repository.find(id)) return;
    for (const key of keys) await files.delete(key);
  });
}

/**
 * Deletes what nothing uses, row and files; what is in use, or somebody is just adding, stays. Other processes
 * are kept out by the row alone: one that adds the same content in the same moment has to try again.
 */
export async function forget({ work, repository, files }: MediaReading, id: string): Promise<void> {
  await work.deleteUnused(id, async () => {
    if (!(await repository.removeUnused(id))) return;
    for (const key of await files.list(mediaKey(id, ''))) await files.delete(key);
  });
}
