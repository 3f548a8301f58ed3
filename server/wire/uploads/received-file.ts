import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { SentFile } from '#domain/contract/shape.ts';
import type { NamedFile } from '#server/features/animals/pets/papers/pet-documents.ts';

/** A file of a multipart call, which lies on disk. */
export class ReceivedFile implements NamedFile, SentFile {
  readonly path: string;
  readonly name: string;

  constructor(path: string, name: string) {
    this.path = path;
    this.name = name;
  }

  /** Of its name and content. */
  async hash(): Promise<string> {
    const hash = createHash('sha256').update(`${this.name}\0`);
    await pipeline(createReadStream(this.path), hash);
    return hash.digest('base64url');
  }
}

export const receivedFile = z
  .instanceof(ReceivedFile)
  .meta({ type: 'string', format: 'binary', contentEncoding: 'binary' });
