import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import type { Clock } from '#domain/clock.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/db/database.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import { createMediaRepository } from './media.repository.ts';
import * as mediaAdding from './media-adding.ts';
import * as mediaReading from './media-reading.ts';
import type { MediaUse } from './media-use.ts';
import { createMediaWork } from './media-work.ts';
import { printOf } from './photo-print.ts';

export type MediaService = ReturnType<typeof createMediaService>;

interface Dependencies {
  files: FileStore;
  database: Database;
  clock: Clock;
  /** Of every feature; read whenever it is asked. */
  mediaUses: readonly MediaUse[];
}

/** Pictures and videos: taken in, cleaned, brought to every size and stored once, whatever file they came in. */
export const createMediaService = (dependencies: Dependencies) => {
  const repository = createMediaRepository(dependencies.database, dependencies.mediaUses);
  // Each picture takes one core; one is always left for those who are reading the site.
  const limit = pLimit(Math.max(1, availableParallelism() - 1));
  // Of their own, so that no photo waits for ffmpeg.
  const limitVideos = pLimit(1);
  const work = createMediaWork();
  const shared = { ...dependencies, repository, limit, limitVideos, work };
  return bindUseCases(shared, mediaAdding, mediaReading, { printOf });
};
