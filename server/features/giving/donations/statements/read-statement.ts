import { readFile, stat } from 'node:fs/promises';
import { statementLimits } from '#domain/donations/bank-statement.ts';
import { openTable } from '#server/features/kits/tables/table-file.ts';
import { UnreadableTable } from '#server/features/kits/tables/unreadable-table.ts';
import { isXlsx } from '#server/features/kits/tables/xlsx-file.ts';
import { decodeText } from '#server/formats/decode-text.mjs';
import { isOfx, readOfx } from './read-ofx.ts';
import { readStatementTable } from './read-statement-table.ts';
import { countColumns } from './statement-columns.ts';
import { type ReadStatement, refuseStatement } from './statement-reading.ts';

const workbookLimits = {
  file: statementLimits.file,
  content: 48 * 1024 * 1024,
  cells: 2 * statementLimits.lines * statementLimits.columns,
};
/** Bytes of a file that has titles above its columns. */
const titlesWithin = 4096;

/**
 * What a bank's statement says: OFX, CSV, or a workbook.
 * @param clabe of the organisation's account @param today YYYY-MM-DD
 * @throws AppError invalid (file): not a statement, another account's, or a line that is not understood
 */
export async function readStatement(
  path: string,
  clabe: string,
  today: string,
): Promise<ReadStatement> {
  const { size } = await stat(path);
  if (size === 0) throw refuseStatement('fileEmpty');
  if (size > statementLimits.file) throw refuseStatement('importTableLarge');
  if (await isXlsx(path)) return readTable(path, '', clabe, today);
  const text = decodeText(await readFile(path));
  if (isOfx(text)) return readOfx(text, clabe, today);
  return readTable(path, titlesIn(text.slice(0, titlesWithin)), clabe, today);
}

/** What stands above the line that names the columns. */
function titlesIn(text: string): string {
  const lines = text.split(/\r\n?|\n/);
  const header = lines.findIndex((line) => countColumns(line.split(/[,;\t|]/)) > 1);
  return lines.slice(0, Math.max(0, header)).join('\n');
}

async function readTable(
  path: string,
  titles: string,
  clabe: string,
  today: string,
): Promise<ReadStatement> {
  try {
    const table = await openTable(path, {}, (header) => -countColumns(header), workbookLimits);
    return await readStatementTable(table, titles, clabe, today);
  } catch (error) {
    throw error instanceof UnreadableTable ? refuseStatement(error.reason) : error;
  }
}
