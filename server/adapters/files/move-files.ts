import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '#server/process/startup-error.ts';
import type { FileStore } from './file-store.ts';
import { hashOf } from './hash-of.ts';

export interface MovedFiles {
  moved: number;
  /** That were there already, byte for byte. */
  before: number;
  bytes: number;
}

const filesAtOnce = 8;

/**
 * Copies every file into another store, which may have some of them already, and reads each again from there. The files
 * of the source stay.
 * @throws StartupError when a file of the target differs from what was sent
 */
export async function moveFiles(
  from: FileStore,
  to: FileStore,
  onFile: (sum: MovedFiles) => void = () => {},
): Promise<MovedFiles> {
  const sum: MovedFiles = { moved: 0, before: 0, bytes: 0 };
  const folder = await mkdtemp(path.join(tmpdir(), 'casa-animal-files-'));
  const keys = from.keys()[Symbol.asyncIterator]();
  async function work(): Promise<void> {
    for (let next = await keys.next(); !next.done; next = await keys.next()) {
      const outcome = await moveOne(next.value, { from, to, folder });
      if (!outcome) continue;
      sum[outcome.isNew ? 'moved' : 'before'] += 1;
      sum.bytes += outcome.size;
      onFile(sum);
    }
  }
  try {
    await Promise.all(Array.from({ length: filesAtOnce }, work));
    return sum;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns undefined for one that has gone meanwhile */
async function moveOne(
  key: string,
  { from, to, folder }: { from: FileStore; to: FileStore; folder: string },
) {
  const file = await from.open(key);
  if (!file) return undefined;
  const draft = path.join(folder, randomUUID());
  try {
    const { size } = file;
    const hash = createHash('sha256');
    file.stream.on('data', (piece) => hash.update(piece));
    await pipeline(file.stream, createWriteStream(draft, { mode: 0o600 }));
    const sent = hash.digest('hex');
    if ((await to.find(key))?.size === size && (await hashIn(to, key)) === sent) {
      return { isNew: false, size };
    }
    await to.put(key, { path: draft });
    if ((await hashIn(to, key)) !== sent) {
      throw new StartupError(`The file ${key} cannot be read again as it was stored.`);
    }
    return { isNew: true, size };
  } finally {
    await rm(draft, { force: true });
  }
}

async function hashIn(store: FileStore, key: string): Promise<string | undefined> {
  const file = await store.open(key);
  return file && hashOf(file.stream);
}
