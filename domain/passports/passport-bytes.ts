import type { Passport } from './passport.ts';
import { contentText, isVersion, passportFrom, versionOf } from './passport-content.ts';

/**
 * How a passport is written: one byte of the format's version, eight of the key's id, the content, and 64 of the Ed25519
 * signature over all before it. The content is JSON (`passport-content.ts`), deflated (RFC 1951). Once such a passport is on
 * paper none of this may change: another form is another version, and those before it stay readable.
 */
const keyIdBytes = 8;
const signatureBytes = 64;
/** Of the content; nothing that we sign comes near it. */
const mostContent = 8_000;

/** What is signed. @param keyId eight bytes */
export async function unsignedBytes(
  passport: Passport,
  keyId: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const content = new TextEncoder().encode(contentText(passport));
  const packed = await through(content, new CompressionStream('deflate-raw'));
  return joined([Uint8Array.of(versionOf(passport)), keyId, packed]);
}

export const signedBytes = (unsigned: Uint8Array, signature: Uint8Array): Uint8Array<ArrayBuffer> =>
  joined([unsigned, signature]);

interface SignedPassport {
  keyId: Uint8Array<ArrayBuffer>;
  /** What the signature is over. */
  unsigned: Uint8Array<ArrayBuffer>;
  signature: Uint8Array<ArrayBuffer>;
}

/** Without looking at what is signed; undefined where it cannot be a passport. */
export function partsOf(bytes: Uint8Array<ArrayBuffer>): SignedPassport | undefined {
  const end = bytes.length - signatureBytes;
  if (!isVersion(bytes[0]) || end <= 1 + keyIdBytes) return undefined;
  return {
    keyId: bytes.slice(1, 1 + keyIdBytes),
    unsigned: bytes.slice(0, end),
    signature: bytes.slice(end),
  };
}

/** Of a signature that holds: what one of our keys has signed is what `unsignedBytes` wrote. */
export async function passportIn({ unsigned }: SignedPassport): Promise<Passport> {
  const content = await through(
    unsigned.slice(1 + keyIdBytes),
    new DecompressionStream('deflate-raw'),
  );
  const list = JSON.parse(new TextDecoder().decode(content)) as unknown[];
  return passportFrom(list, unsigned[0]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** @throws RangeError for more than a passport can hold */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(parts);
    length += value.length;
    if (length > mostContent) {
      await reader.cancel();
      throw new RangeError('More than a passport can hold.');
    }
    parts.push(value);
  }
}
