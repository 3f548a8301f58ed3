import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * A kept page is compressed once although each answer has a nonce of its own: the parts around the nonce are
 * deflated apart (RFC 1951 lets blocks follow each other freely), the nonce goes between them as a stored block,
 * and only the checksum of the whole is made anew (RFC 1952).
 */
export interface GzipPieces {
  parts: { plain: Buffer; deflated: Buffer }[];
}

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([0x03, 0x00]);

export function gzipPieces(parts: readonly Buffer[]): GzipPieces {
  return {
    parts: parts.map((plain) => ({
      plain,
      // A full flush ends on a whole byte and looks back at nothing before it.
      deflated: deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
    })),
  };
}

/** The parts joined by `filler` (under 64 KiB), as one gzip member. */
export function joinGzip({ parts }: GzipPieces, filler: Buffer): Buffer {
  const stored = storedBlock(filler);
  const output: Buffer[] = [header];
  let checksum = 0;
  let size = 0;
  for (const [index, { plain, deflated }] of parts.entries()) {
    if (index > 0) {
      output.push(stored);
      checksum = extend(checksum, filler);
      size += filler.length;
    }
    output.push(deflated);
    checksum = extend(checksum, plain);
    size += plain.length;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(size, 4);
  return Buffer.concat([...output, lastBlock, trailer]);
}

/** Node starts a checksum anew when it is given no bytes at all. */
function extend(checksum: number, bytes: Buffer): number {
  return bytes.length === 0 ? checksum : crc32(bytes, checksum);
}

function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}
