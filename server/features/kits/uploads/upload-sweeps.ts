import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '#domain/clock.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/db/database.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { deletePieces } from './pieces.ts';
import {
  deleteUpload,
  findKnownUploads,
  findStaleUploads,
} from './resumable-uploads.repository.ts';
import { uploadOfPiece, uploadsFolder } from './upload-id.ts';
import { reservedFor } from './upload-limits.ts';

/** Milliseconds after its last byte for which an unfinished file is kept; an empty one, as long as its room is. */
const unfinishedRetention = 24 * 3_600_000;
const emptyRetention = reservedFor;
/** Of those that are too old, at a time. */
const mostStale = 1_000;

/** What requests left in the folder on this machine. */
export const sweepUploads = (folder: string, clock: Clock) =>
  defineScheduledJob({
    kind: 'uploads.sweep',
    queue: 'upkeep',
    timeLimit: 30 * 60_000,
    pattern: '*/10 * * * *',
    // The folder is this process's own.
    scope: 'process',
    run: () => sweep(folder, clock.now().getTime() - unfinishedRetention),
  });

/** Uploads in pieces that nobody goes on with, and pieces without one. */
export const forgetResumable = ({
  database,
  files,
  clock,
}: {
  database: Database;
  files: FileStore;
  clock: Clock;
}) =>
  defineScheduledJob({
    kind: 'uploads.forget',
    queue: 'upkeep',
    timeLimit: 30 * 60_000,
    pattern: '5-59/10 * * * *',
    scope: 'cluster',
    async run() {
      const before = (age: number) => new Date(clock.now().getTime() - age).toISOString();
      const limits = {
        writtenBefore: before(unfinishedRetention),
        emptyBefore: before(emptyRetention),
      };
      for (const id of await findStaleUploads(database, { ...limits, most: mostStale })) {
        await deleteUpload(database, id);
      }
      // Keys first: a piece is only stored for an upload that has a row.
      const ids = new Set((await files.list(uploadsFolder)).map(uploadOfPiece));
      const known = await findKnownUploads(database, [...ids]);
      for (const id of ids) if (!known.has(id)) await deletePieces(files, id);
    },
  });

/** Removes what nobody has written to since then, and folders that are empty. */
async function sweep(folder: string, since: number): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const { mtimeMs } = await stat(path);
    if (entry.isDirectory()) {
      await sweep(path, since);
      if (mtimeMs < since) await rmdir(path).catch(() => {});
    } else if (mtimeMs < since) await rm(path, { force: true });
  }
}
