import { createReadStream } from 'node:fs';
import { fitOf } from './letter-fit.ts';
import { decodeBytes, type Encoding } from './text-encoding.ts';
import { UnreadableTable } from './unreadable-table.ts';

/** What spreadsheets write a letter in one byte by: Windows, Macs before UTF-8, and DOS, whose programs still export so. */
const singleByte = ['windows-1252', 'macintosh', 'cp850'] as const satisfies readonly Encoding[];

/** Bytes at the start, which show UTF-16 by its zeros. */
const head = 4_096;
/** Of letters outside ASCII: a file has one encoding, so more of them tell nothing new. */
const mostLetters = 100_000;
/** Of its letters, so many must fit the encoding that is taken, and at most half as many any other. */
const sureFrom = 0.9;

/**
 * By its byte order mark or its zeros, else UTF-8 when every byte of the file fits, else the one in which its letters
 * are those of Spanish.
 * @throws UnreadableTable where that is not sure: a wrong letter would be stored in silence
 */
export async function detectEncoding(file: string): Promise<Encoding> {
  return (await detectUnicode(file)) ?? (await detectSingleByte(file));
}

async function detectUnicode(file: string): Promise<Encoding | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isStart = true;
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      const wide = isStart ? utf16In(chunk.subarray(0, head)) : undefined;
      if (wide) return wide;
      isStart = false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Tables are mostly ASCII, so that every second byte is zero. */
function utf16In(bytes: Buffer): Encoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zerosAt = (rest: number) =>
    bytes.filter((byte, at) => byte === 0 && at % 2 === rest).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (odd > bytes.length / 4 && even < odd / 10) return 'utf-16le';
  return even > bytes.length / 4 && odd < even / 10 ? 'utf-16be' : undefined;
}

async function detectSingleByte(file: string): Promise<Encoding> {
  const { neighbourhoods, letters, example } = await lettersOf(file);
  const fits = singleByte.map((encoding) => ({
    encoding,
    fit: fitOf(neighbourhoods, (bytes) => decodeBytes(bytes, encoding)) / letters,
  }));
  const [best, second] = fits.toSorted((a, b) => b.fit - a.fit);
  if (best && second && best.fit >= sureFrom && second.fit <= best.fit / 2) return best.encoding;
  throw new UnreadableTable(
    'importTableLetters',
    [
      `${file} is no UTF-8, and its letters do not say for sure which encoding it has. Line ${example.line} reads`,
      ...singleByte.map((one) => `  ${one}: ${decodeBytes(example.bytes, one)}`),
      'Say the right one in the map, such as "encoding": "macintosh", or save the table as UTF-8.',
    ].join('\n'),
  );
}

interface Letters {
  /** How often each three bytes occur whose middle one is no ASCII, as a number of 24 bits. */
  neighbourhoods: Map<number, number>;
  letters: number;
  /** The first of them, with what stands around it. */
  example: { line: number; bytes: Buffer };
}

async function lettersOf(file: string): Promise<Letters> {
  const found: Letters = {
    neighbourhoods: new Map(),
    letters: 0,
    example: { line: 1, bytes: Buffer.alloc(0) },
  };
  let before: Buffer = Buffer.from('\n');
  for await (const chunk of withLineEnd(file)) {
    const bytes = Buffer.concat([before, chunk]);
    for (let at = 1; at < bytes.length - 1; at += 1) count(found, bytes, at);
    // The last byte waits for its neighbour.
    before = bytes.subarray(-2);
    if (found.letters > mostLetters) break;
  }
  return found;
}

async function* withLineEnd(file: string): AsyncGenerator<Buffer> {
  yield* createReadStream(file) as AsyncIterable<Buffer>;
  yield Buffer.from('\n');
}

function count(found: Letters, bytes: Buffer, at: number): void {
  const { neighbourhoods, letters, example } = found;
  const [before = 0, byte = 0, after = 0] = bytes.subarray(at - 1, at + 2);
  if (letters === 0 && byte === 0x0a) example.line += 1;
  if (byte < 0x80) return;
  if (letters === 0) example.bytes = around(bytes, at);
  const key = (before << 16) | (byte << 8) | after;
  neighbourhoods.set(key, (neighbourhoods.get(key) ?? 0) + 1);
  found.letters += 1;
}

/** What stands on the same line, up to twenty bytes to either side. */
function around(bytes: Buffer, at: number): Buffer {
  const isEnd = (byte: number | undefined) => byte === 0x0a || byte === 0x0d;
  let [from, to] = [at, at + 1];
  while (from > 0 && at - from < 20 && !isEnd(bytes[from - 1])) from -= 1;
  while (to < bytes.length && to - at < 20 && !isEnd(bytes[to])) to += 1;
  return Buffer.from(bytes.subarray(from, to));
}
