import { z } from 'zod';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Tx } from '#server/db/database.ts';
import type { MediaService } from '#server/features/kits/media/media.service.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { paperFolders } from './pet-documents.ts';

export type PetFilesRemoval = ReturnType<typeof createPetFilesRemoval>;

const petAndMedia = z.object({ petId: z.string(), mediaIds: z.array(z.string()) });
type PetAndMedia = z.infer<typeof petAndMedia>;

/** What goes with a pet and lies outside the database: a file that cannot be deleted at once must not be forgotten. */
export function createPetFilesRemoval({
  jobs,
  media,
  files,
}: {
  jobs: Jobs;
  media: Pick<MediaService, 'forget'>;
  files: FileStore;
}) {
  const forgetFiles = defineJob({
    kind: 'pets.forgetFiles',
    queue: 'files',
    timeLimit: 600_000,
    input: petAndMedia,
    async run({ petId, mediaIds }) {
      for (const id of mediaIds) await media.forget(id);
      for (const folder of paperFolders(petId)) {
        for (const key of await files.list(folder)) await files.delete(key);
      }
    },
  });

  return {
    forgetFiles,

    /**
     * In the transaction in which the pet stops showing these pictures and videos: they go after it, unless another pet
     * shows them too, and so do all its papers.
     */
    enqueue: (tx: Tx, pet: PetAndMedia): Promise<void> => jobs.enqueue(tx, forgetFiles, pet),
  };
}
