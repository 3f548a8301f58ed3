import { create as createQrCode } from 'qrcode';
import { stampOriginalString } from '#server/adapters/stamping/fiscal-stamp.ts';
import type { PdfSheet, Style } from '#server/pdf/sheet.ts';
import { colour } from '#server/pdf/theme.ts';
import { small } from './invoice-pdf-words.ts';
import type { PrintedInvoice } from './printed-invoice.ts';

const printedForm = 'Este documento es una representación impresa de un CFDI';

/** The seals with what the SAT's signs, and the way to verify them. */
export function stamps(sheet: PdfSheet, { stamp, verification }: PrintedInvoice) {
  const side = 104;
  const top = sheet.y;
  qrCode(sheet, verification, sheet.left, top, side);
  const x = sheet.left + side + 14;
  const width = sheet.width - side - 14;
  const code: Style = { size: 5.6, color: colour.ink };
  const blocks = [
    ['Sello digital del CFDI', stamp.documentSeal],
    ['Sello digital del SAT', stamp.seal],
    [
      'Cadena original del complemento de certificación digital del SAT',
      stampOriginalString(stamp),
    ],
  ] as const;
  let y = top;
  for (const [label, text] of blocks) {
    const at = y;
    sheet.put('P', () => {
      sheet.write(label, x, at, width, { ...small, font: 'bold' });
      sheet.write(text, x, at + 9.5, width, code);
    });
    y = at + 9.5 + sheet.heightOf(text, width, code) + 3;
  }
  sheet.y = Math.max(y, top + side + 4) + 2;
  sheet.put('P', () =>
    sheet.write(
      `${printedForm}. Verifícalo con el código QR o en verificacfdi.facturaelectronica.sat.gob.mx.`,
      sheet.left,
      sheet.y,
      sheet.width,
      {
        font: 'bold',
        size: 7.5,
      },
    ),
  );
}

/** Drawn, not a picture: sharp at any size. The address in words stands below. */
function qrCode(sheet: PdfSheet, text: string, x: number, y: number, side: number): void {
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
