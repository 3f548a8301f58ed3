import { create as createQrCode } from 'qrcode';
import type { PdfSheet } from './sheet.ts';
import { colour } from './theme.ts';

/** Drawn, not a picture: sharp at any size. What it says has to stand beside it in words. */
export function qrCode(sheet: PdfSheet, text: string, x: number, y: number, side: number): void {
  const { modules } = createQrCode(text, { errorCorrectionLevel: 'M' });
  const module = side / modules.size;
  sheet.decorate((doc) => {
    for (let row = 0; row < modules.size; row += 1) {
      for (let column = 0; column < modules.size; column += 1) {
        if (!modules.get(row, column)) continue;
        // A little wider than its place, so that no viewer shows lines between neighbours.
        doc.rect(x + column * module, y + row * module, module + 0.05, module + 0.05);
      }
    }
    doc.fill(colour.ink);
  });
}
