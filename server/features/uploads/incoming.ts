import { mkdirSync } from 'node:fs';
import { mkdtemp, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Clock } from '#domain/clock.ts';
import { unlessMissing } from '#server/adapters/files/folder-store.ts';
import { asFullDisk } from '#server/adapters/files/full-disk.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { ResumableStore } from './resumable-store.ts';
import { createUnverifiedBytes } from './unverified-bytes.ts';
import { createUploadQuota, reservedFor, type UploadSender } from './upload-quota.ts';

/** Milliseconds after its last byte for which an unfinished file is kept; an empty one, as long as its room is. */
const keptFor = 24 * 3_600_000;
const emptyKeptFor = reservedFor;

/** @throws AppError tooManyRequests, unavailable (no room left) */
type Hold = (bytes: number) => Promise<(arrived: number) => void>;

export type Incoming = ReturnType<typeof createIncoming>;

/**
 * `DATA_DIR/uploads`: where files lie while they arrive and until they are looked at. Not the system's temporary
 * folder, which on some systems is memory. Each server keeps its own, and sweeps it every ten minutes.
 */
export function createIncoming(parts: {
  dataDir: string;
  /** Bytes of the disk that uploads leave free; undefined for the usual share. */
  diskReserve: number | undefined;
  clock: Clock;
  rateLimits: RateLimits;
}) {
  const { diskReserve: reserve, rateLimits, clock } = parts;
  const folder = join(parts.dataDir, 'uploads');
  const resumableFolder = join(folder, 'resumable');
  mkdirSync(resumableFolder, { recursive: true, mode: 0o700 });
  const quota = createUploadQuota({ folder, reserve, rateLimits, clock });

  const sweepFolder = defineScheduledJob({
    kind: 'uploads.sweep',
    queue: 'upkeep',
    timeLimit: 30 * 60_000,
    pattern: '*/10 * * * *',
    // The folder is this process's own.
    scope: 'process',
    run: () =>
      sweep(folder, clock.now().getTime(), (path) =>
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

    /** For a request whose sender is not known yet. */
    unverified: createUnverifiedBytes(),

    /** Of uploads that can go on after a break. */
    resumable(): Promise<ResumableStore> {
      resumable ??= openResumable();
      return resumable;
    },

    /**
     * A folder for one request, gone when the work is done.
     * @param work writes a file there once `hold` has found room for as many bytes, and tells what `hold` gave how many of
     * them are there: room for what does not arrive is kept for a few minutes only
     * @throws AppError unavailable, when the disk is full
     */
    async withFolder<T>(
      sender: UploadSender,
      work: (folder: string, hold: Hold) => Promise<T>,
    ): Promise<T> {
      let own: string | undefined;
      try {
        const path = await mkdtemp(join(folder, 'request-'));
        own = path;
        return await work(path, async (bytes) => {
          await quota.hold(path, sender, bytes);
          return (arrived) => quota.arrive(path, arrived);
        });
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

/** Removes what nobody has written to for too long, and folders that are empty. */
async function sweep(
  folder: string,
  now: number,
  onRemoved: (path: string) => void,
): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const { mtimeMs } = await stat(path);
      await sweep(path, now, onRemoved);
      if (mtimeMs < now - keptFor) await rmdir(path).catch(() => {});
    } else if (await isStale(path, now)) {
      await rm(path, { force: true });
      onRemoved(path);
    }
  }
}

/** What is noted of an upload (`{id}.json`) lives as long as the upload itself. */
async function isStale(path: string, now: number): Promise<boolean> {
  const upload = path.replace(/\.json$/, '');
  const [facts, noted] = await Promise.all([
    unlessMissing(stat(upload)),
    unlessMissing(stat(`${upload}.json`)),
  ]);
  const written = Math.max(facts?.mtimeMs ?? 0, noted?.mtimeMs ?? 0);
  return written < now - (facts?.size ? keptFor : emptyKeptFor);
}
