import { type FileHandle, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { AppError } from '#domain/errors.ts';
import type { MessageKey } from '#domain/messages.ts';
import { asFullDisk } from '#server/adapters/files/full-disk.ts';
import { createGate } from '../media/gate.ts';

type Upload = Parameters<FileStore['create']>[0];

const mostUnfinished = 20;

/** Unfinished files on disk, in a folder for each account: the id of an upload is `{account}/{name}`. */
export class ResumableStore extends FileStore {
  readonly #oneAtATime = createGate(1);

  constructor(directory: string) {
    super({ directory });
    // The length is told at the beginning; what expires is swept away (see `createIncoming`).
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  /** @throws AppError tooManyRequests, unavailable (no room left) */
  override create(upload: Upload): Promise<Upload> {
    return this.#oneAtATime(async () => {
      const folder = dirname(join(this.directory, upload.id));
      const files = await readdir(folder).catch(() => []);
      const unfinished = files.filter((name) => name.endsWith('.json')).length;
      if (unfinished >= mostUnfinished) throw tooMany();
      try {
        return await super.create(upload);
      } catch (error) {
        throw asFullDisk(error);
      }
    });
  }

  /**
   * What arrived before a connection broke stays. What a disk cannot take goes whole.
   * @returns how many bytes of the file are there
   * @throws AppError unavailable (no room left)
   */
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const file = await open(join(this.directory, id), 'r+');
    let at = offset;
    let failure: unknown;
    try {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        // The rest is read all the same: who is still sending hears no answer.
        if (failure) continue;
        try {
          at += await writeWhole(file, chunk, at);
        } catch (error) {
          failure = asFullDisk(error);
        }
      }
    } finally {
      await file.close();
    }
    if (!failure) return at;
    await this.remove(id);
    throw failure;
  }
}

async function writeWhole(file: FileHandle, bytes: Buffer, at: number): Promise<number> {
  let written = 0;
  while (written < bytes.length) {
    written += (await file.write(bytes, written, bytes.length - written, at + written))
      .bytesWritten;
  }
  return written;
}

const tooMany = () =>
  new AppError('tooManyRequests', 'tooManyUnfinishedUploads' satisfies MessageKey, {
    retryAfterSeconds: 3_600,
  });
