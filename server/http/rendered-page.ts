import { createHash, randomUUID } from 'node:crypto';
import { type GzipPieces, gzipPieces, joinGzip } from './gzip-pieces.ts';

/** Stands for the nonce while a page is rendered and cached; random, so that no text can hold it by chance. */
export const noncePlaceholder = `nonce-${randomUUID()}`;

/** A page as it is kept: the parts between the places where each answer puts its own nonce. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  parts: Buffer[];
  /** The same, compressed once for all. */
  gzip: GzipPieces;
  etag: string;
  /** Of all that is kept of it. */
  bytes: number;
}

export async function keepPage(response: Response): Promise<RenderedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  const parts = split(body);
  // Weak: answers differ by their nonce and their encoding.
  const etag = `W/"${createHash('sha256').update(Buffer.concat(parts)).digest('base64url').slice(0, 22)}"`;
  const gzip = gzipPieces(parts);
  const deflated = gzip.parts.reduce((sum, piece) => sum + piece.deflated.length, 0);
  return {
    status: response.status,
    headers,
    parts,
    gzip,
    etag,
    bytes: body.length + deflated,
  };
}

/** The page with a nonce of its own, as it is or compressed. */
export function withNonce(
  page: RenderedPage,
  nonce: string,
  encoding: 'gzip' | 'identity',
): Buffer {
  const filler = Buffer.from(nonce);
  if (encoding === 'gzip') return joinGzip(page.gzip, filler);
  return Buffer.concat(
    page.parts.flatMap((part, index) => (index === 0 ? [part] : [filler, part])),
  );
}

export function freshNonce(): string {
  // Node keeps random bytes for these in store, which makes them ten times as fast as fetching some.
  return randomUUID();
}

function split(body: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  let from = 0;
  for (
    let at = body.indexOf(noncePlaceholder);
    at >= 0;
    at = body.indexOf(noncePlaceholder, from)
  ) {
    parts.push(body.subarray(from, at));
    from = at + noncePlaceholder.length;
  }
  parts.push(body.subarray(from));
  return parts;
}
