/**
 * A table for spreadsheets: every cell quoted, lines as RFC 4180 wants them, UTF-8 announced by its mark. A cell that
 * a spreadsheet would take for a formula gets an apostrophe in front.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => row.map((cell) => quote(String(cell))).join(','));
  return `\u{feff}${lines.join('\r\n')}\r\n`;
}

function quote(cell: string): string {
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}
