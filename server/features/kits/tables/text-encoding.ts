import { Transform } from 'node:stream';
import iconv from 'iconv-lite';

/**
 * Spreadsheets save as one of these. ISO-8859-1 is read as Windows-1252 and MS-DOS's code page 437 as 850: they hold the
 * same letters of Spanish.
 */
export const encodings = [
  'utf-8',
  'windows-1252',
  'macintosh',
  'cp850',
  'utf-16le',
  'utf-16be',
] as const;
export type Encoding = (typeof encodings)[number];

/** Bytes to text without a byte order mark. */
export const decoder = (encoding: Encoding): NodeJS.ReadWriteStream => iconv.decodeStream(encoding);

export const decodeBytes = (bytes: Buffer, encoding: Encoding): string =>
  iconv.decode(bytes, encoding);

/** What no table means: a letter that its encoding does not have, or UTF-8 that was read as Windows-1252. */
export const misread = /\ufffd|[ÃÂ][\u0080-\u00bf]|Ã[‘‰“š±]/;

/**
 * CRLF and lone CR become LF, so that lines are counted alike wherever they end; the first `skipped` lines are left
 * out.
 */
export function plainLines(skipped: number): Transform {
  let endsWithCr = false;
  let toSkip = skipped;
  return new Transform({
    decodeStrings: false,
    encoding: 'utf8',
    transform(chunk: string, _encoding, done) {
      // The LF of a CRLF that two chunks share must not become a second line end.
      let text = endsWithCr && chunk.startsWith('\n') ? chunk.slice(1) : chunk;
      endsWithCr = chunk.endsWith('\r');
      if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n');
      for (; toSkip > 0 && text !== ''; toSkip -= 1) {
        const end = text.indexOf('\n');
        if (end < 0) return done();
        text = text.slice(end + 1);
      }
      done(null, text);
    },
  });
}
