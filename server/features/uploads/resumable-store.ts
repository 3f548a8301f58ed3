import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { notFound } from '#domain/errors.ts';
import { asFullDisk } from '#server/adapters/files/full-disk.ts';
import type { UploadQuota } from './upload-quota.ts';

type Upload = Parameters<FileStore['create']>[0];

const accountPattern = /^[0-9a-f-]{36}$/;
const namePattern = /^[0-9a-f]{32}$/;

/** @throws AppError notFound for anything but a name that this portal has made */
export function uploadId(account: string, name: string): string {
  if (!accountPattern.test(account) || !namePattern.test(name)) throw notFound('Archivo');
  return `${account}/${name}`;
}

/** Unfinished files on disk, in a folder for each account: the id of an upload is `{account}/{name}`. */
export class ResumableStore extends FileStore {
  readonly #quota: UploadQuota;
  #counted: Promise<void> | undefined;

  constructor(directory: string, quota: UploadQuota) {
    super({ directory });
    this.#quota = quota;
    // The length is told at the beginning; what expires is swept away (see `createIncoming`).
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  /** @throws AppError tooManyRequests, unavailable (no room left) */
  override async create(upload: Upload): Promise<Upload> {
    const account = checked(upload.id).split('/', 1).join();
    await this.#count();
    await this.#quota.hold(upload.id, account, upload.size ?? 0);
    try {
      return await super.create(upload);
    } catch (error) {
      await this.remove(upload.id).catch(() => {});
      throw asFullDisk(error);
    }
  }

  override async getUpload(id: string): Promise<Upload> {
    return super.getUpload(checked(id));
  }

  override async remove(id: string): Promise<void> {
    try {
      await super.remove(checked(id));
    } finally {
      this.#quota.release(id);
    }
  }

  /**
   * What arrived before a connection broke stays. What a disk cannot take goes whole.
   * @returns how many bytes of the file are there
   * @throws AppError unavailable (no room left)
   */
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const file = await open(join(this.directory, checked(id)), 'r+');
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

  /** Once: what lies here since before this server started. */
  #count(): Promise<void> {
    this.#counted ??= this.#countAll();
    return this.#counted;
  }

  async #countAll(): Promise<void> {
    for (const account of await readdir(this.directory)) {
      if (!accountPattern.test(account)) continue;
      for (const name of await readdir(join(this.directory, account))) {
        // A file whose note is lost takes room as well.
        if (!namePattern.test(name)) continue;
        const id = `${account}/${name}`;
        const noted = await this.configstore.get(id);
        const facts = await stat(join(this.directory, id)).catch(() => undefined);
        if (facts) this.#quota.keep(id, account, Math.max(noted?.size ?? 0, facts.size));
      }
    }
  }
}

function checked(id: string): string {
  const [account = '', name = '', ...rest] = id.split('/');
  if (rest.length > 0) throw notFound('Archivo');
  return uploadId(account, name);
}

async function writeWhole(file: FileHandle, bytes: Buffer, at: number): Promise<number> {
  let written = 0;
  while (written < bytes.length) {
    written += (await file.write(bytes, written, bytes.length - written, at + written))
      .bytesWritten;
  }
  return written;
}
