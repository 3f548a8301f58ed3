import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '#tests/setup/property.ts';
import { gzipPieces, joinGzip } from './gzip-pieces.ts';

const bytes = fc.uint8Array({ maxLength: 5000 }).map((array) => Buffer.from(array));

describe('a page compressed in pieces', () => {
  it('unpacks to its parts with the filler between them', () => {
    holds(
      fc.property(fc.array(bytes, { minLength: 1, maxLength: 8 }), bytes, (parts, filler) => {
        const joined = parts.flatMap((part, index) => (index === 0 ? [part] : [filler, part]));
        expect(gunzipSync(joinGzip(gzipPieces(parts), filler))).toEqual(Buffer.concat(joined));
      }),
    );
  });

  it('is about as small as a page compressed whole', () => {
    const part = Buffer.from('<article class="pet"><h2>Canela</h2></article>'.repeat(500));
    expect(joinGzip(gzipPieces([part, part]), Buffer.from('nonce')).length).toBeLessThan(600);
  });
});
