import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** SHA-256 of all that is still to be read, in hex. */
export async function hashOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of stream) hash.update(piece);
  return hash.digest('hex');
}
