import { open, readFile, stat } from 'node:fs/promises';
import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { UnreadableTable } from './unreadable-table.ts';

const mebibyte = 1024 * 1024;

export interface WorkbookLimits {
  /** Bytes of the file, before anything is unpacked. */
  file: number;
  /** Bytes of all its parts, by what the archive says of them, which is what they are given room for. */
  content: number;
  /** Rows times columns, up to the last cell that holds anything. */
  cells: number;
}

/** 50,000 pets with 40 columns. */
export const usualLimits: WorkbookLimits = {
  file: 32 * mebibyte,
  content: 256 * mebibyte,
  cells: 2_000_000,
};
/** Excel has no more. */
const mostRows = 1_048_576;

const signatures = { zip: '504b0304', ole: 'd0cf11e0' };

/**
 * By its first bytes, whatever it is called.
 * @throws UnreadableTable for the workbooks of old, and those with a password
 */
export async function isXlsx(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    const signature = buffer.toString('hex');
    if (signature !== signatures.ole) return signature === signatures.zip;
  } finally {
    await file.close();
  }
  throw new UnreadableTable(
    'importTableOld',
    `${path} is a workbook of an old Excel (.xls), or has a password: save it as .xlsx without one.`,
  );
}

/**
 * The rows of one sheet, dates as YYYY-MM-DD; all of them at once, which the limits bound.
 * @param sheet its name, or its place from 1
 * @throws UnreadableTable where it is no workbook, too large, or has no such sheet
 */
export async function readXlsx(
  path: string,
  sheet: string | number = 1,
  limits: WorkbookLimits = usualLimits,
): Promise<string[][]> {
  const { size } = await stat(path);
  if (size > limits.file) throw tooLarge(path, `more than ${limits.file / mebibyte} MB`);
  try {
    const checked = checkedParts(path, await readFile(path), limits);
    const rows: readonly (readonly unknown[])[] = await readSheet(checked, sheet, { trim: false });
    return rows.map((row) => row.map(textOf));
  } catch (error) {
    if (error instanceof UnreadableTable) throw error;
    throw new UnreadableTable(
      'importTableBroken',
      `${path} cannot be read as a workbook (${(error as Error).message}): save it anew as .xlsx, or as CSV in UTF-8.`,
    );
  }
}

/** The archive anew, with nothing but what has been looked at. */
function checkedParts(path: string, archive: Buffer, limits: WorkbookLimits): ArrayBuffer {
  let total = 0;
  const parts = unzipSync(archive, {
    filter({ name, originalSize }) {
      if (!/\.(xml|rels)$/i.test(name)) return false;
      total += originalSize;
      if (total > limits.content) {
        throw tooLarge(path, `more than ${limits.content / mebibyte} MB when it is unpacked`);
      }
      return true;
    },
  });
  for (const [name, bytes] of Object.entries(parts)) {
    if (/worksheets\/[^/]*\.xml$/i.test(name)) requireFewCells(path, bytes, limits.cells);
  }
  const { buffer } = zipSync(parts, { level: 0 });
  return buffer as ArrayBuffer;
}

const filledCell = /<(?:\w+:)?c\s(?:[^>]*?\s)?r\s*=\s*["']([A-Z]+)(\d+)["'][^>]*(?<!\/)>/gi;
const numberedRow = /<(?:\w+:)?row\s(?:[^>]*?\s)?r\s*=\s*["'](\d+)["']/gi;

function requireFewCells(path: string, bytes: Uint8Array, mostCells: number): void {
  const xml = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  let [rows, columns] = [0, 0];
  for (const [, letters = '', row = ''] of xml.matchAll(filledCell)) {
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, columnNumber(letters));
  }
  const isTooMuch = rows * columns > mostCells;
  if (isTooMuch) throw tooLarge(path, `${rows} rows of ${columns} columns`);
  for (const [, row = ''] of xml.matchAll(numberedRow)) {
    if (Number(row) > mostRows) throw tooLarge(path, `a row ${row}`);
  }
}

/** A is 1, AA is 27. */
const columnNumber = (letters: string) =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

const tooLarge = (path: string, what: string) =>
  new UnreadableTable(
    'importTableLarge',
    `${path} has ${what}: save the sheet of the pets as CSV, which may be of any size.`,
  );

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  // A spreadsheet shows fifteen digits, and a chip has as many.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  return String(value);
}
