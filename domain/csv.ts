/** What stands at the head of a file, so that spreadsheets read it as UTF-8. */
export const csvMark = '\u{feff}';

/**
 * A row for spreadsheets: every cell quoted, the line ended as RFC 4180 wants it. A cell that a spreadsheet would take
 * for a formula gets an apostrophe in front.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => quote(String(cell))).join(',')}\r\n`;
}

/** A whole file. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return csvMark + rows.map(csvLine).join('');
}

function quote(cell: string): string {
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}
