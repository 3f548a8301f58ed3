import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Encrypter } from 'age-encryption';
import { pack } from 'tar-stream';
import { hasCode } from '#server/adapters/files/full-disk.ts';
import { StartupError } from '#server/process/startup-error.ts';
import type { ArchiveKey } from './archive-key.ts';

export interface ArchiveWriter {
  add(name: string, body: Buffer): Promise<void>;
  addStream(name: string, size: number, body: Readable): Promise<void>;
  /** Whole, on the disk, and under its name. @returns its size in bytes */
  finish(): Promise<number>;
  /** Nothing of it is left. */
  abandon(): Promise<void>;
}

/**
 * An archive beside the name that it will have: what lay there before stays until it is whole.
 * @throws StartupError when the folder cannot be written, as all its functions do when there is no room
 */
export async function openArchiveWriter(
  file: string,
  key: ArchiveKey,
  signal?: AbortSignal,
): Promise<ArchiveWriter> {
  const draft = `${file}.partial-${process.pid}`;
  const refuse = (error: unknown): never => {
    const isFull = hasCode(error, 'ENOSPC', 'EDQUOT', 'EFBIG');
    const reason = error instanceof Error ? error.message : String(error);
    throw isFull || hasCode(error, 'ENOENT', 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR')
      ? new StartupError(
          isFull
            ? `There is no room for ${file}: nothing of it is left, and what lay there before stays.`
            : `The archive ${file} cannot be written: ${reason}`,
        )
      : error;
  };
  const handle = await open(draft, 'wx', 0o600).catch(refuse);
  const encrypter = new Encrypter();
  encrypter.addRecipient(key.recipient);
  const entries = pack();
  const plain = Readable.toWeb(Readable.from(entries, { objectMode: false }));
  const sealed = await encrypter.encrypt(plain as unknown as globalThis.ReadableStream<Uint8Array>);
  const written = pipeline(
    Readable.fromWeb(sealed as unknown as ReadableStream),
    handle.createWriteStream({ flush: true }),
  );
  // Whoever adds the next entry hears of it.
  written.catch(() => {});
  const broken = written.then(() => {
    throw new Error('the archive has ended');
  });
  broken.catch(() => {});

  return {
    async add(name, body) {
      signal?.throwIfAborted();
      const added = new Promise<void>((resolve, reject) => {
        entries.entry({ name }, body, (error) => (error ? reject(error) : resolve()));
      });
      await Promise.race([broken, added]).catch(refuse);
    },

    async addStream(name, size, body) {
      signal?.throwIfAborted();
      const added = new Promise<void>((resolve, reject) => {
        const sink = entries.entry({ name, size }, (error) => (error ? reject(error) : resolve()));
        body.once('error', reject);
        body.pipe(sink);
      });
      try {
        await Promise.race([broken, added]).catch(refuse);
      } finally {
        body.destroy();
      }
    },

    async finish() {
      entries.finalize();
      await written.catch(refuse);
      await rename(draft, file).catch(refuse);
      const folder = await open(path.dirname(file));
      await folder.sync().finally(() => folder.close());
      const whole = await open(file);
      const { size } = await whole.stat().finally(() => whole.close());
      return size;
    },

    async abandon() {
      entries.destroy();
      await written.catch(() => {});
      await handle.close().catch(() => {});
      await rm(draft, { force: true });
    },
  };
}
