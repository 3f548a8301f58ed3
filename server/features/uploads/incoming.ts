import { mkdirSync } from 'node:fs';
import { mkdtemp, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '#domain/clock.ts';
import { asFullDisk } from '#server/adapters/files/full-disk.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

/** Milliseconds after its last byte for which an unfinished file is kept. */
const keptFor = 24 * 3_600_000;

export type Incoming = ReturnType<typeof createIncoming>;

/**
 * `DATA_DIR/uploads`: where files lie while they arrive and until they are looked at. Not the system's temporary
 * folder, which on some systems is memory. Each server keeps its own, and sweeps it every hour.
 */
export function createIncoming(parts: { dataDir: string; jobs: Jobs; clock: Clock }) {
  const folder = join(parts.dataDir, 'uploads');
  const resumable = join(folder, 'resumable');
  mkdirSync(resumable, { recursive: true, mode: 0o700 });

  parts.jobs.handle('uploads.sweep', () => sweep(folder, parts.clock.now().getTime() - keptFor));
  parts.jobs.schedule('uploads.sweep', '20 * * * *');

  return {
    /** Of uploads that can go on after a break. */
    resumable,

    /**
     * A folder for one request, gone when the work is done.
     * @throws AppError unavailable, when the disk is full
     */
    async withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
      let own: string | undefined;
      try {
        own = await mkdtemp(join(folder, 'request-'));
        return await work(own);
      } catch (error) {
        throw asFullDisk(error);
      } finally {
        if (own) await rm(own, { recursive: true, force: true });
      }
    },
  };
}

/** Removes what nobody has written to since then, and folders that are empty. */
async function sweep(folder: string, before: number): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const { mtimeMs } = await stat(path);
      await sweep(path, before);
      if (mtimeMs < before) await rmdir(path).catch(() => {});
    } else if ((await lastWrite(path)) < before) {
      await rm(path, { force: true });
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
