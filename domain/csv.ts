/** What stands at the head of a file, so that spreadsheets read it as UTF-8. */
export const csvMark = '\u{feff}';

/**
 * A row for spreadsheets: every cell quoted, the line ended as RFC 4180 wants it. A text that a spreadsheet would take
 * for a formula gets an apostrophe in front; numbers are numbers, also below zero.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(quote).join(',')}\r\n`;
}

/**
 * A long file in pieces, from portions of its rows. The head comes with the first of them, so that what fails by then
 * makes no file.
 */
export async function* csvPieces(
  head: readonly string[],
  portions: AsyncIterable<readonly (readonly (string | number)[])[]>,
): AsyncGenerator<string> {
  let before = csvMark + csvLine(head);
  for await (const rows of portions) {
    yield before + rows.map(csvLine).join('');
    before = '';
  }
  if (before) yield before;
}

/** A whole file. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return csvMark + rows.map(csvLine).join('');
}

/** The text of a cell as it was before `csvLine` put its apostrophe in front. */
export function readCsvText(cell: string): string {
  return cell.startsWith("'") && looksLikeFormula(cell.slice(1)) ? cell.slice(1) : cell;
}

function quote(cell: string | number): string {
  const text = typeof cell === 'string' && looksLikeFormula(cell) ? `'${cell}` : String(cell);
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * A formula's sign, in front of it nothing or what nobody sees; or a blank that makes a spreadsheet split the cell.
 * With apostrophes before all that as well, so that `readCsvText` takes none that was there.
 */
const formula = /^'*(?:[\s\p{C}\p{DI}]*[=+\-@\u2212]|[\t\r\n])/u;

/** Compatibility forms count: some spreadsheets turn full-width and small signs into the plain ones. */
const looksLikeFormula = (text: string) => formula.test(text.normalize('NFKD'));
