import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import iconv from 'iconv-lite';

/** Spreadsheets save as one of these; ISO-8859-1 is read as Windows-1252, which holds all its letters. */
export const encodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof encodings)[number];

/** By its byte order mark, else UTF-8 when every byte of the file fits, else Windows-1252. */
export async function detectEncoding(file: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isStart = true;
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      if (isStart && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
      if (isStart && chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
      isStart = false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

/** Bytes to text without a byte order mark. */
export const decoder = (encoding: Encoding): NodeJS.ReadWriteStream => iconv.decodeStream(encoding);

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
