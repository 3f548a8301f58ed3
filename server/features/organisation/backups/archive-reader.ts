import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { extract } from 'tar-stream';
import { ZodError } from 'zod';
import { isKey } from '#server/adapters/files/file-store.ts';
import { hasCode } from '#server/adapters/files/full-disk.ts';
import { isSame, type TableDigest } from '#server/db/copy/digest.ts';
import { StartupError } from '#server/process/startup-error.ts';
import {
  type ArchiveHead,
  type ArchiveManifest,
  formatVersion,
  headName,
  headSchema,
  manifestName,
  manifestSchema,
  secretKeyName,
} from './archive-format.ts';
import type { ArchiveKey } from './archive-key.ts';

/** What is done with the parts of an archive, in this order. */
export interface ArchiveParts {
  head(head: ArchiveHead): Promise<void>;
  /** Some lines of JSON, each a row. */
  rows(table: string, lines: string): Promise<void>;
  /** The stream has to be read to its end. */
  file(key: string, size: number, body: Readable): Promise<void>;
  secretKey(secretKey: string): Promise<void>;
  /** Of the archive's bytes. */
  onRead?(bytes: number): void;
}

const firstLine = 'age-encryption.org/v1\n';
/** Bytes of an entry that is held in memory, and of what it is unpacked to. */
const mostHeld = 64 * 1024 * 1024;

const unpack = promisify(gunzip);

/**
 * Goes through an archive once, and checks all of it: who has to be sure before anything is done reads it twice.
 * @throws StartupError when it is cut, changed, of another key or no archive of the portal
 */
export async function readArchive(
  file: string,
  key: ArchiveKey,
  dependencies: ArchiveParts,
): Promise<{ head: ArchiveHead; manifest: ArchiveManifest }> {
  const reading = new ArchiveReading(file, dependencies);
  const plain = await openAge(file, key, dependencies.onRead ?? (() => {}));
  const entries = extract();
  const damaged = new StartupError(
    `The archive ${file} is cut or was changed: nothing is restored.`,
  );
  plain.once('error', () => entries.destroy(damaged));
  plain.pipe(entries);
  try {
    for await (const entry of entries) {
      const { name, size = 0 } = entry.header;
      await reading.take(name, size, Readable.from(entry, { objectMode: false }));
      entry.resume();
    }
    return reading.end();
  } catch (error) {
    // What tar-stream and zlib say of broken bytes; who takes the parts has errors of its own.
    throw isAboutBytes(error) ? damaged : error;
  } finally {
    plain.destroy();
  }
}

/** What zlib, tar-stream, JSON and the schemas say of bytes that are no archive's. */
const isAboutBytes = (error: unknown) =>
  error instanceof SyntaxError ||
  error instanceof ZodError ||
  hasCode(error, 'Z_DATA_ERROR', 'Z_BUF_ERROR', 'ERR_BUFFER_TOO_LARGE') ||
  (error instanceof Error && /^(?:Invalid tar header|Unexpected end of data)/.test(error.message));

async function openAge(
  file: string,
  { identity }: ArchiveKey,
  onRead: (bytes: number) => void,
): Promise<Readable> {
  await requireAge(file);
  const bytes = createReadStream(file, { highWaterMark: 256 * 1024 });
  bytes.on('data', (piece) => onRead(piece.length));
  bytes.pause();
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const source = Readable.toWeb(bytes) as unknown as globalThis.ReadableStream<Uint8Array>;
  try {
    const plain = await decrypter.decrypt(source);
    return Readable.fromWeb(plain as unknown as ReadableStream);
  } catch (error) {
    bytes.destroy();
    const isOtherKey = error instanceof Error && error.message.includes('no identity matched');
    throw new StartupError(
      isOtherKey
        ? `The archive ${file} was made with another BACKUP_KEY.`
        : `The archive ${file} is cut or was changed: nothing is restored.`,
      { cause: error },
    );
  }
}

async function requireAge(file: string): Promise<void> {
  try {
    const handle = await open(file);
    const start = Buffer.alloc(firstLine.length);
    await handle.read(start, 0, start.length, 0).finally(() => handle.close());
    if (start.toString('latin1') === firstLine) return;
  } catch (error) {
    throw new StartupError(`The archive ${file} cannot be read: ${(error as Error).message}`);
  }
  throw new StartupError(`${file} is no backup of the portal: it is not encrypted by age.`);
}

/** Of one pass through an archive. */
class ArchiveReading {
  readonly #archive: string;
  readonly #parts: ArchiveParts;
  readonly #tables = new Map<string, { hash: ReturnType<typeof createHash>; rows: number }>();
  readonly #files = { list: createHash('sha256'), count: 0, bytes: 0 };
  #head: ArchiveHead | undefined;
  #manifest: ArchiveManifest | undefined;

  constructor(archive: string, dependencies: ArchiveParts) {
    this.#archive = archive;
    this.#parts = dependencies;
  }

  async take(name: string, size: number, body: Readable): Promise<void> {
    if (this.#manifest) throw this.#foreign(name);
    if (!this.#head) {
      if (name !== headName) throw this.#foreign(name);
      this.#head = this.#readHead(await held(body, size));
      return this.#parts.head(this.#head);
    }
    const [, table] = /^tables\/(\w+)\/\d+\.ndjson\.gz$/.exec(name) ?? [];
    const [, key] = /^files\/(.*)$/s.exec(name) ?? [];
    if (table) return this.#takeRows(table, await held(body, size));
    if (key !== undefined && isKey(key)) return this.#takeFile(key, size, body);
    if (name === secretKeyName) {
      return this.#parts.secretKey((await held(body, size)).toString('utf8'));
    }
    if (name !== manifestName) throw this.#foreign(name);
    this.#manifest = manifestSchema.parse(JSON.parse((await held(body, size)).toString('utf8')));
  }

  /** @throws StartupError where something is missing, or is not what the manifest says */
  end() {
    const [head, manifest] = [this.#head, this.#manifest];
    if (!head || !manifest) throw this.#broken('it ends too early');
    for (const { name } of head.tables) {
      const read = this.#tables.get(name);
      const digest: TableDigest = {
        rows: read?.rows ?? 0,
        sha256: (read?.hash ?? createHash('sha256')).digest('hex'),
      };
      if (!isSame(digest, manifest.tables[name])) throw this.#broken(`table ${name}`);
    }
    const { list, count, bytes } = this.#files;
    const { files } = manifest;
    if (count !== files.count || bytes !== files.bytes || list.digest('hex') !== files.sha256) {
      throw this.#broken('its files');
    }
    return { head, manifest };
  }

  #readHead(text: Buffer): ArchiveHead {
    const { version } = JSON.parse(text.toString('utf8')) as { version?: unknown };
    if (typeof version === 'number' && version > formatVersion) {
      throw new StartupError(
        `The archive ${this.#archive} was made by a newer version: restore it with that one.`,
      );
    }
    return headSchema.parse(JSON.parse(text.toString('utf8')));
  }

  async #takeRows(table: string, packed: Buffer): Promise<void> {
    if (!this.#head?.tables.some(({ name }) => name === table)) throw this.#foreign(table);
    const bytes = await unpack(packed, { maxOutputLength: mostHeld });
    const read = this.#tables.get(table) ?? { hash: createHash('sha256'), rows: 0 };
    this.#tables.set(table, read);
    read.hash.update(bytes);
    const lines = bytes.toString('utf8');
    read.rows += lines.split('\n').length - 1;
    await this.#parts.rows(table, lines);
  }

  async #takeFile(key: string, size: number, body: Readable): Promise<void> {
    const hash = createHash('sha256');
    body.on('data', (piece) => hash.update(piece));
    body.pause();
    await this.#parts.file(key, size, body);
    this.#files.list.update(`${key} ${size} ${hash.digest('hex')}\n`);
    this.#files.count += 1;
    this.#files.bytes += size;
  }

  #foreign = (name: string) =>
    new StartupError(`${this.#archive} is no backup of the portal: it holds ${name.slice(0, 80)}.`);

  #broken = (what: string) =>
    new StartupError(`The archive ${this.#archive} is not whole (${what}): nothing is restored.`);
}

async function held(body: Readable, size: number): Promise<Buffer> {
  if (size > mostHeld) throw new SyntaxError('an entry is too large');
  return buffer(body);
}
