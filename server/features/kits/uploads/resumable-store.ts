import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import { AppError, notFound } from '#domain/errors.ts';
import { asFullDisk } from '#server/adapters/files/full-disk.ts';
import { networkOf } from '#server/web/network.ts';
import { deletePieces, PieceWriter, type Stores } from './pieces.ts';
import type { Admission } from './resumable-admission.ts';
import { deleteUpload, findUpload } from './resumable-uploads.repository.ts';
import { requireUploadId, uploadFolder } from './upload-id.ts';

/**
 * Unfinished files, for every process that shares the database and the file store: a row each, and their bytes as pieces.
 * Nobody waits for a lock of another process: pieces have names of their own, and the row takes each only in its place.
 */
export class ResumableStore extends DataStore {
  readonly #parts: Stores & { admission: Admission };

  constructor(dependencies: Stores & { admission: Admission }) {
    super();
    this.#parts = dependencies;
    // The length is told at the beginning; what expires is swept away (see `createIncoming`).
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  /** @throws AppError tooManyRequests, unavailable (no room left) */
  async begin(
    { id, size = 0, metadata = {} }: Pick<Upload, 'id' | 'size' | 'metadata'>,
    address?: string,
  ): Promise<void> {
    const { account } = requireUploadId(id);
    const network = address === undefined ? null : networkOf(address);
    await this.#parts.admission.begin({ id, account, network, size, metadata });
  }

  /** `begin` has done it. */
  override async create(upload: Upload): Promise<Upload> {
    return upload;
  }

  /** @throws AppError notFound */
  override async getUpload(id: string): Promise<Upload> {
    const { size, metadata, arrived } = await this.#find(id);
    return new Upload({ id, size, metadata, offset: arrived });
  }

  /** @throws AppError notFound */
  override async remove(id: string): Promise<void> {
    requireUploadId(id);
    const { database, files } = this.#parts;
    // Pieces without a row go with the next sweep, should this process die in between.
    if (!(await deleteUpload(database, id))) throw notFound('file');
    await deletePieces(files, id);
  }

  /**
   * What arrived before a connection broke stays. What finds no room goes whole.
   * @returns how many bytes of the file are there
   * @throws AppError tooManyRequests, unavailable, conflict (another process has gone on with it)
   */
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const writing = new PieceWriter(this.#parts, id, offset);
    let failure: unknown;
    try {
      await this.#parts.admission.resume(id);
      await writing.open();
    } catch (error) {
      failure = error;
    }
    for await (const chunk of source as AsyncIterable<Buffer>) {
      // The rest is read all the same: who is still sending gets no response.
      if (failure !== undefined) continue;
      try {
        await writing.add(chunk);
      } catch (error) {
        failure = error;
      }
    }
    try {
      if (failure === undefined) return await writing.end();
    } catch (error) {
      failure = error;
    }
    const reason = asFullDisk(failure);
    const isFull = reason instanceof AppError && reason.reason === 'noRoom' && writing.hasBegun;
    if (isFull) await this.remove(id).catch(() => {});
    throw reason;
  }

  /**
   * Writes all of it into one file.
   * @throws AppError notFound, where a piece is gone
   */
  async collect(id: string, path: string, arrive: (bytes: number) => void): Promise<void> {
    const { size, pieces } = await this.#find(id);
    const file = await open(path, 'wx', 0o600);
    try {
      let at = 0;
      for (const piece of pieces) {
        const stored = await this.#parts.files.open(uploadFolder(id) + piece.name);
        if (!stored) throw notFound('file');
        for await (const chunk of stored.stream) {
          await file.appendFile(chunk);
          at += chunk.length;
          arrive(at);
        }
      }
      if (at !== size) throw notFound('file');
    } finally {
      await file.close();
    }
  }

  async #find(id: string) {
    requireUploadId(id);
    const found = await findUpload(this.#parts.database, id);
    if (!found) throw notFound('file');
    return found;
  }
}
