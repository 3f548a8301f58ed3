import { stampOriginalString } from '#server/adapters/stamping/fiscal-stamp.ts';
import { qrCode } from '#server/pdf/qr-code.ts';
import type { PdfSheet, Style } from '#server/pdf/sheet.ts';
import { colour } from '#server/pdf/theme.ts';
import { small } from './invoice-pdf-words.ts';
import type { PrintedInvoice } from './printed-invoice.ts';

const printedForm =
  'Este documento es una representación impresa de un CFDI. Verifícalo con el código QR o en verificacfdi.facturaelectronica.sat.gob.mx.';
const printedFormStyle: Style = { font: 'bold', size: 7.5 };

/** The seals with what the SAT's signs, and the way to verify them: all of it on one page. */
export function stamps(sheet: PdfSheet, { stamp, verification }: PrintedInvoice) {
  const side = 104;
  const x = sheet.left + side + 14;
  const width = sheet.width - side - 14;
  const code: Style = { size: 5.6, color: colour.ink };
  const texts = [
    ['Sello digital del CFDI', stamp.documentSeal],
    ['Sello digital del SAT', stamp.seal],
    [
      'Cadena original del complemento de certificación digital del SAT',
      stampOriginalString(stamp),
    ],
  ] as const;
  const blocks = texts.map(([label, text]) => ({
    label,
    text,
    height: 9.5 + sheet.heightOf(text, width, code) + 3,
  }));
  const beside = blocks.reduce((sum, { height }) => sum + height, 0);
  const above = Math.max(beside, side + 4) + 2;
  sheet.room(above + sheet.heightOf(printedForm, sheet.width, printedFormStyle));
  const top = sheet.y;
  qrCode(sheet, verification, sheet.left, top, side);
  let y = top;
  for (const { label, text, height } of blocks) {
    const at = y;
    sheet.put('P', () => {
      sheet.write(label, x, at, width, { ...small, font: 'bold' });
      sheet.write(text, x, at + 9.5, width, code);
    });
    y += height;
  }
  sheet.y = top + above;
  sheet.put('P', () =>
    sheet.write(printedForm, sheet.left, sheet.y, sheet.width, printedFormStyle),
  );
}
