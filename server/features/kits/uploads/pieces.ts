import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Clock } from '#domain/clock.ts';
import { conflict, notFound } from '#domain/errors.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/db/database.ts';
import { advanceUpload, findUpload, type Piece } from './resumable-uploads.repository.ts';
import { uploadFolder } from './upload-id.ts';
import { progress, reservedFor } from './upload-limits.ts';

/** Bytes of a piece; the last one may be shorter. So much at most is held in memory, and lost with a process. */
const pieceSize = progress;

export interface Stores {
  database: Database;
  files: FileStore;
  clock: Clock;
}

export async function deletePieces(files: FileStore, id: string): Promise<void> {
  for (const key of await files.list(uploadFolder(id))) await files.delete(key);
}

/** One request's bytes on their way into pieces, which are full but for the last one. */
export class PieceWriter {
  readonly #parts: Stores;
  readonly #id: string;
  #pieces: Piece[] = [];
  #size = 0;
  #arrived: number;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  /** A piece that is short, whose bytes wait to be stored again with those that follow. */
  #short: Piece | undefined;
  hasBegun = false;

  constructor(dependencies: Stores, id: string, offset: number) {
    this.#parts = dependencies;
    this.#id = id;
    this.#arrived = offset;
  }

  async open(): Promise<void> {
    const { database, files } = this.#parts;
    const found = await findUpload(database, this.#id);
    if (!found) throw notFound('file');
    if (found.arrived !== this.#arrived) throw conflict('uploadOffsetWrong');
    this.#pieces = found.pieces;
    this.#size = found.size;
    const last = this.#pieces.at(-1);
    if (!last || last.bytes >= pieceSize) return;
    const stored = await files.open(uploadFolder(this.#id) + last.name);
    if (!stored) throw notFound('file');
    this.#push(await buffer(stored.stream));
    this.#short = last;
  }

  async add(chunk: Buffer): Promise<void> {
    this.#push(chunk);
    while (this.#waitingBytes >= pieceSize) await this.#store(pieceSize);
  }

  /** @returns how many bytes of the upload are there */
  async end(): Promise<number> {
    if (this.#waitingBytes > (this.#short?.bytes ?? 0)) await this.#store(this.#waitingBytes);
    return this.#arrived;
  }

  #push(chunk: Buffer): void {
    this.#waiting.push(chunk);
    this.#waitingBytes += chunk.length;
  }

  async #store(bytes: number): Promise<void> {
    const { database, files, clock } = this.#parts;
    this.hasBegun = true;
    const all = Buffer.concat(this.#waiting);
    const piece = { name: `${randomBytes(16).toString('hex')}.part`, bytes };
    const key = uploadFolder(this.#id) + piece.name;
    await files.put(key, all.subarray(0, bytes));
    const replaced = this.#short;
    const before = replaced ? this.#pieces.slice(0, -1) : this.#pieces;
    const pieces = [...before, piece];
    const arrived = this.#arrived + bytes - (replaced?.bytes ?? 0);
    const now = clock.now().getTime();
    const isProgress = bytes === pieceSize || arrived === this.#size;
    const wasTaken = await advanceUpload(
      database,
      { id: this.#id, from: this.#arrived },
      {
        arrived,
        pieces_json: JSON.stringify(pieces),
        written_at: new Date(now).toISOString(),
        ...(isProgress && { reserved_until: new Date(now + reservedFor).toISOString() }),
      },
    );
    if (!wasTaken) {
      await files.delete(key);
      throw conflict('uploadOffsetWrong');
    }
    if (replaced) await files.delete(uploadFolder(this.#id) + replaced.name);
    this.#short = undefined;
    this.#pieces = pieces;
    this.#arrived = arrived;
    this.#waiting = bytes < all.length ? [all.subarray(bytes)] : [];
    this.#waitingBytes = all.length - bytes;
  }
}
