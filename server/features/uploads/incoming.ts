import { mkdirSync } from 'node:fs';
import { mkdtemp, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Clock } from '#domain/clock.ts';
import { asFullDisk } from '#server/adapters/files/full-disk.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { ResumableStore } from './resumable-store.ts';
import { createUploadQuota } from './upload-quota.ts';

/** Milliseconds after its last byte for which an unfinished file is kept. */
const keptFor = 24 * 3_600_000;

export type Incoming = ReturnType<typeof createIncoming>;

/**
 * `DATA_DIR/uploads`: where files lie while they arrive and until they are looked at. Not the system's temporary
 * folder, which on some systems is memory. Each server keeps its own, and sweeps it every hour.
 */
export function createIncoming(parts: {
  dataDir: string;
  /** Bytes of the disk that uploads leave free; undefined for the usual share. */
  diskReserve: number | undefined;
  clock: Clock;
  rateLimits: RateLimits;
}) {
  const { diskReserve: reserve, rateLimits } = parts;
  const folder = join(parts.dataDir, 'uploads');
  const resumableFolder = join(folder, 'resumable');
  mkdirSync(resumableFolder, { recursive: true, mode: 0o700 });
  const quota = createUploadQuota({ folder, reserve, rateLimits });

  const sweepFolder = defineScheduledJob({
    kind: 'uploads.sweep',
    lane: 'upkeep',
    timeLimit: 30 * 60_000,
    pattern: '20 * * * *',
    // The folder is this process's own.
    scope: 'process',
    run: () =>
      sweep(folder, parts.clock.now().getTime() - keptFor, (path) =>
        quota.release(relative(resumableFolder, path)),
      ),
  });

  let resumable: Promise<ResumableStore> | undefined;
  async function openResumable(): Promise<ResumableStore> {
    const { ResumableStore } = await import('./resumable-store.ts');
    return new ResumableStore(resumableFolder, quota);
  }

  return {
    sweepFolder,

    /** Of uploads that can go on after a break. */
    resumable(): Promise<ResumableStore> {
      resumable ??= openResumable();
      return resumable;
    },

    /**
     * A folder for one request, gone when the work is done.
     * @param work writes a file there once `hold` has found room for as many bytes
     * @throws AppError unavailable, when the disk is full
     */
    async withFolder<T>(
      account: string,
      work: (folder: string, hold: (bytes: number) => Promise<void>) => Promise<T>,
    ): Promise<T> {
      let own: string | undefined;
      try {
        const path = await mkdtemp(join(folder, 'request-'));
        own = path;
        return await work(path, (bytes) => quota.hold(path, account, bytes));
      } catch (error) {
        throw asFullDisk(error);
      } finally {
        if (own) {
          await rm(own, { recursive: true, force: true });
          quota.release(own);
        }
      }
    },
  };
}

/** Removes what nobody has written to since then, and folders that are empty. */
async function sweep(
  folder: string,
  before: number,
  onRemoved: (path: string) => void,
): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const { mtimeMs } = await stat(path);
      await sweep(path, before, onRemoved);
      if (mtimeMs < before) await rmdir(path).catch(() => {});
    } else if ((await lastWrite(path)) < before) {
      await rm(path, { force: true });
      onRemoved(path);
    }
  }
}

/** What is noted of an upload (`{id}.json`) lives as long as the upload itself. */
async function lastWrite(path: string): Promise<number> {
  const written = [path, path.replace(/\.json$/, '')].map((one) =>
    stat(one).catch(() => undefined),
  );
  return Math.max(...(await Promise.all(written)).map((facts) => facts?.mtimeMs ?? 0));
}
