import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import { z } from 'zod';
import { notFound } from '#domain/errors.ts';
import { unlessMissing } from '#server/adapters/files/folder-store.ts';
import { asFullDisk } from '#server/adapters/files/full-disk.ts';
import { accountPattern, namePattern, uploadId } from './upload-id.ts';
import type { UploadQuota } from './upload-quota.ts';

/** What is kept beside a file, as `{id}.json`. */
const note = z.object({
  size: z.number(),
  metadata: z.record(z.string(), z.string().nullable()).optional(),
});

/** Unfinished files on disk, in a folder for each account: the id of an upload is `{account}/{name}`. */
export class ResumableStore extends DataStore {
  readonly #directory: string;
  readonly #quota: UploadQuota;
  #counted: Promise<void> | undefined;

  constructor(directory: string, quota: UploadQuota) {
    super();
    this.#directory = directory;
    this.#quota = quota;
    // The length is told at the beginning; what expires is swept away (see `createIncoming`).
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  /** Before it is created: a place for so many bytes. @throws AppError tooManyRequests, unavailable (no room left) */
  async reserve(id: string, bytes: number, address?: string): Promise<void> {
    this.#pathOf(id);
    await this.#count();
    await this.#quota.hold(id, { account: dirname(id), address }, bytes);
  }

  /** @throws AppError unavailable (no room left) */
  override async create(upload: Upload): Promise<Upload> {
    const { id, size = 0, metadata } = upload;
    const path = this.#pathOf(id);
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(path, '');
      await writeFile(noteOf(path), JSON.stringify({ size, metadata }));
    } catch (error) {
      await this.remove(id).catch(() => {});
      throw asFullDisk(error);
    }
    // tus goes on with the object that it has given.
    return Object.assign(upload, { storage: { type: 'file', path } });
  }

  /** @throws AppError notFound */
  override async getUpload(id: string): Promise<Upload> {
    const path = this.#pathOf(id);
    const [facts, noted] = await Promise.all([unlessMissing(stat(path)), readNote(path)]);
    if (!facts || !noted) throw notFound('file');
    return new Upload({ id, ...noted, offset: facts.size, storage: { type: 'file', path } });
  }

  /** @throws AppError notFound */
  override async remove(id: string): Promise<void> {
    const path = this.#pathOf(id);
    const known = await unlessMissing(stat(path));
    await rm(path, { force: true });
    await rm(noteOf(path), { force: true });
    this.#quota.release(id);
    if (!known) throw notFound('file');
  }

  /**
   * What arrived before a connection broke stays. What a disk cannot take goes whole.
   * @returns how many bytes of the file are there
   * @throws AppError tooManyRequests, unavailable (no room left)
   */
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const file = await open(this.#pathOf(id), 'r+');
    let at = offset;
    let failure: unknown;
    const refused = await this.#resume(id, offset);
    try {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        // The rest is read all the same: who is still sending hears no answer.
        if (refused || failure) continue;
        try {
          at += await writeWhole(file, chunk, at);
          this.#quota.arrive(id, at);
        } catch (error) {
          failure = asFullDisk(error);
        }
      }
    } finally {
      await file.close();
    }
    if (refused) throw refused;
    if (!failure) return at;
    await this.remove(id);
    throw failure;
  }

  /** @returns why it may not go on now */
  async #resume(id: string, arrived: number): Promise<unknown> {
    try {
      await this.#count();
      const { size: announced = 0 } = await this.getUpload(id);
      await this.#quota.resume(id, { account: dirname(id), announced, arrived });
    } catch (error) {
      return error;
    }
  }

  /** Once: what lies here since before this server started. */
  #count(): Promise<void> {
    this.#counted ??= this.#countAll();
    return this.#counted;
  }

  async #countAll(): Promise<void> {
    for (const account of await readdir(this.#directory)) {
      if (!accountPattern.test(account)) continue;
      for (const name of await readdir(join(this.#directory, account))) {
        // A file whose note is lost takes room as well.
        if (!namePattern.test(name)) continue;
        const id = uploadId(account, name);
        const path = this.#pathOf(id);
        const facts = await unlessMissing(stat(path));
        if (facts) this.#quota.keep(id, account, facts.size);
      }
    }
  }

  /** @throws AppError notFound for any other name than `uploadId` makes */
  #pathOf(id: string): string {
    const [account = '', name = '', ...rest] = id.split('/');
    if (rest.length > 0) throw notFound('file');
    return join(this.#directory, uploadId(account, name));
  }
}

const noteOf = (path: string) => `${path}.json`;

async function readNote(path: string): Promise<z.infer<typeof note> | undefined> {
  const text = await unlessMissing(readFile(noteOf(path), 'utf8'));
  try {
    return text === undefined ? undefined : note.parse(JSON.parse(text));
  } catch {
    // Half written when the server went down.
    return undefined;
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
