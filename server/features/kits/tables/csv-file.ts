import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type Info, parse } from 'csv-parse';
import type { PlainKey } from '#domain/error-messages/error-messages.ts';
import { StartupError } from '#server/process/startup-error.ts';
import { detectEncoding } from './detect-encoding.ts';
import { decoder, type Encoding, plainLines } from './text-encoding.ts';
import { UnreadableTable } from './unreadable-table.ts';

export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

export interface CsvFile {
  path: string;
  encoding: Encoding;
  delimiter: Delimiter;
  header: string[];
  /** Where the header stands; titles, or what a spreadsheet is told of the delimiter (`sep=;`), may stand above it. */
  headerLine: number;
}

export interface CsvRecord {
  /** Where the record starts, from 1. */
  line: number;
  cells: string[];
}

/** A place that could not be read as a record. */
export interface CsvDamage {
  line: number;
  problem: PlainKey;
}

/** No spreadsheet row comes near; what does has a quote that nobody closed. */
const longestRecord = 4 * 1024 * 1024;

/** Titles above the header take a few lines. */
export const mostTitles = 20;

/** How many columns a header lacks; the line that lacks fewest is the header. */
export type CountMissing = (header: readonly string[]) => number;

/**
 * Finds out how the file is written and reads its header.
 * @throws StartupError when there is no such file, nothing in it, or nothing says for sure which encoding it has
 */
export async function openCsv(
  path: string,
  known: { encoding?: Encoding; delimiter?: Delimiter },
  countMissing: CountMissing = () => 0,
): Promise<CsvFile> {
  await requireFile(path);
  const encoding = known.encoding ?? (await detectEncoding(path));
  const written = { path, encoding };
  const lines = await firstLines(path, encoding);
  const delimiter = known.delimiter ?? delimiterSaid(lines);
  const candidates: Candidate[] = [];
  for (const one of delimiter ? [delimiter] : byCount(lines)) {
    candidates.push(...(await headersOf({ ...written, delimiter: one }, countMissing)));
  }
  const [first] = candidates.toSorted((a, b) => a.missing - b.missing);
  if (first) return { ...written, ...first };
  throw new UnreadableTable(
    'importTableEmpty',
    `${path} is empty: one of its first lines must name the columns.`,
  );
}

type Candidate = Pick<CsvFile, 'delimiter' | 'header' | 'headerLine'> & { missing: number };
type WrittenFile = Omit<CsvFile, 'header' | 'headerLine'>;

async function headersOf(file: WrittenFile, countMissing: CountMissing): Promise<Candidate[]> {
  const found: Candidate[] = [];
  for await (const record of readLines(file, 1)) {
    if ('problem' in record || record.line > mostTitles) break;
    if (isBlank(record) || separatorLine.test(record.cells.join(file.delimiter))) continue;
    const header = record.cells.map((cell) => cell.trim());
    const { delimiter } = file;
    found.push({ delimiter, header, headerLine: record.line, missing: countMissing(header) });
  }
  return found;
}

/**
 * The records after the header, in order and as they are asked for. An unclosed quote costs its own line only: reading
 * goes on at the next one.
 */
export async function* readRecords(file: CsvFile): AsyncGenerator<CsvRecord | CsvDamage> {
  for (let from = 1; from > 0; ) {
    const start = from;
    from = 0;
    for await (const record of readLines(file, start)) {
      if ('problem' in record) from = record.line + 1;
      const isBelow = record.line > file.headerLine;
      if (isBelow && ('problem' in record || !isBlank(record))) yield record;
    }
  }
}

const isBlank = ({ cells }: CsvRecord) => cells.every((cell) => cell.trim() === '');

interface WithInfo {
  record: string[];
  info: Info;
}

async function* readLines(
  file: WrittenFile,
  fromLine: number,
): AsyncGenerator<CsvRecord | CsvDamage> {
  const bytes = createReadStream(file.path);
  const linesBefore = fromLine - 1;
  let lastLine = linesBefore;
  let damage: CsvDamage | undefined;
  const parser = parse({
    delimiter: file.delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestRecord,
    // An error would drop the records that wait to be read; skipped, it only ends the reading.
    skip_records_with_error: true,
    info: true,
    on_record(cells, { lines }) {
      lastLine = linesBefore + lines;
      return cells;
    },
  });
  parser.on('skip', () => {
    if (damage) return;
    damage = { line: lastLine + 1, problem: 'importOpenQuote' };
    text.unpipe(parser);
    bytes.destroy();
    parser.end();
  });
  bytes.on('error', (error) => parser.destroy(error));
  const text = bytes.pipe(decoder(file.encoding)).pipe(plainLines(linesBefore));
  try {
    for await (const { record, info } of text.pipe(parser) as AsyncIterable<WithInfo>) {
      const line = linesBefore + info.lines - lineEndsIn(record);
      yield { line, cells: record };
    }
    if (damage) yield damage;
  } finally {
    bytes.destroy();
  }
}

function lineEndsIn(cells: readonly string[]): number {
  let count = 0;
  for (const cell of cells) {
    for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) count += 1;
  }
  return count;
}

/** @throws StartupError when there is no such file */
export async function requireFile(path: string): Promise<void> {
  try {
    const found = await stat(path);
    if (found.isFile()) return;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  throw new StartupError(`There is no file ${path}.`);
}

/** What Excel is told at the head of a file. */
const separatorLine = /^sep=([,;\t|])?[,;\t|]*$/i;

const delimiterSaid = (lines: readonly string[]) =>
  separatorLine.exec(lines[0] ?? '')?.[1] as Delimiter | undefined;

/** First the one that each of the first lines holds most of, outside quotes. */
function byCount(lines: readonly string[]): Delimiter[] {
  const least = (delimiter: Delimiter) =>
    Math.min(...lines.map((line) => line.split(delimiter).length));
  return delimiters.toSorted((a, b) => least(b) - least(a));
}

const sampleBytes = 64 * 1024;
const sampleLines = 10;

async function firstLines(path: string, encoding: Encoding): Promise<string[]> {
  let text = '';
  for await (const chunk of createReadStream(path, { end: sampleBytes }).pipe(decoder(encoding))) {
    text += chunk;
  }
  const lines = text.replace(/"[^"]*"/g, '').split(/[\r\n]+/);
  return lines.filter((line) => line.trim()).slice(0, sampleLines);
}
