import { sectionHeading } from './headings.ts';
import { qrCode } from './qr-code.ts';
import type { PdfSheet, Style } from './sheet.ts';
import { colour } from './theme.ts';

const codeSide = 96;
const label = { size: 8.5, font: 'bold', color: colour.inkSoft } as const;

/** What stands beside the code: a text in small letters, under its label where it has one. */
export type ProofLine = readonly [text: string, style: Style, label?: string];

/** How anybody verifies a sealed document: a code to scan, and lines to read. */
export function proof(
  sheet: PdfSheet,
  { heading, address, lines }: { heading: string; address: string; lines: readonly ProofLine[] },
): void {
  sectionHeading(sheet, heading, { isFirst: false, company: codeSide + 30 });
  const top = sheet.y;
  qrCode(sheet, address, sheet.left, top, codeSide);
  const x = sheet.left + codeSide + 18;
  const width = sheet.width - codeSide - 18;
  let at = top;
  const write = (text: string, style: Style) => {
    const from = at;
    sheet.put('P', () => sheet.write(text, x, from, width, style));
    at += sheet.heightOf(text, width, style) + 2;
  };
  for (const [text, style, over] of lines) {
    if (over !== undefined) write(over, label);
    write(text, style);
  }
  sheet.y = Math.max(at, top + codeSide) + 6;
}
