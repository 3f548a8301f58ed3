import type { Clock } from '#domain/clock.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/db/database.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { photoIdOf, photosFolder } from './private-photo-files.ts';
import { findKnown } from './private-photos.repository.ts';

const atOnce = 500;
/** Milliseconds: one that was stored a moment ago may get its row yet. */
const youngest = 3_600_000;

/** Files without a row: whoever stored them, or deleted the row, died on the way. */
export const forgetPhotoFiles = ({
  database,
  files,
  clock,
}: {
  database: Database;
  files: FileStore;
  clock: Clock;
}) =>
  defineScheduledJob({
    kind: 'privatePhotos.forgetFiles',
    queue: 'upkeep',
    timeLimit: 30 * 60_000,
    pattern: '50 3 * * *',
    scope: 'cluster',
    async run(_, { signal }) {
      const before = new Date(clock.now().getTime() - youngest);
      const keys = await files.list(photosFolder);
      for (let start = 0; start < keys.length; start += atOnce) {
        signal.throwIfAborted();
        const portion = keys.slice(start, start + atOnce);
        const known = await findKnown(
          database.query,
          portion.flatMap((key) => photoIdOf(key) ?? []),
        );
        for (const key of portion) {
          const id = photoIdOf(key);
          if (id === undefined || known.has(id)) continue;
          const facts = await files.find(key);
          if (facts && facts.modifiedAt < before) await files.delete(key);
        }
      }
    },
  });
