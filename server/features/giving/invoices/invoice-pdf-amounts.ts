import { amountInWords } from '#domain/invoices/amount-in-words.ts';
import type { PdfSheet } from '#server/pdf/sheet.ts';
import { longTable } from '#server/pdf/tables.ts';
import { pesos, small, value } from './invoice-pdf-words.ts';
import type { PrintedInvoice } from './printed-invoice.ts';

/** What it is made for, line by line, on as many pages as that takes, and what it comes to. */
export async function concepts(
  sheet: PdfSheet,
  { document, concepts: all, vat, donataria }: PrintedInvoice,
): Promise<void> {
  const isDonation = donataria.noAutorizacion !== undefined;
  await longTable(
    sheet,
    ['Clave', isDonation ? 'Donativo' : 'Folio', 'Descripción', 'Cantidad', 'Importe'],
    all.map((one) => [
      one.ClaveProdServ ?? '',
      one.NoIdentificacion ?? '',
      one.Descripcion ?? '',
      `${one.Cantidad} ${one.ClaveUnidad}`,
      pesos(one.Importe),
    ]),
    { dense: true, shares: [58, 58, 214, 66, 100], amountColumns: [4] },
  );
  total(sheet, document, all[0]?.ObjetoImp !== '02', vat);
}

const totalHeight = 36;

function total(
  sheet: PdfSheet,
  document: PrintedInvoice['document'],
  isUntaxed: boolean,
  vat: string | undefined,
): void {
  sheet.room(totalHeight);
  const top = sheet.y;
  const totalWidth = 190;
  const cents = Math.round(Number(document.Total) * 100);
  sheet.put('P', () => {
    sheet.write('Importe con letra', sheet.left, top, 280, small);
    sheet.write(amountInWords(cents), sheet.left, top + 9.5, sheet.width - totalWidth - 16, {
      font: 'bold',
      size: 8.5,
    });
  });
  const x = sheet.left + sheet.width - totalWidth;
  sheet.put('P', () => {
    const tax = isUntaxed ? 'no objeto de impuestos' : vat ? `IVA ${pesos(vat)}` : 'exento de IVA';
    sheet.write(`Subtotal (${tax})`, x, top, 120, small);
    sheet.write(pesos(document.SubTotal), x, top - 1, totalWidth - 6, { ...value, align: 'right' });
  });
  sheet.put('P', () => {
    sheet.write('Total', x, top + 15, 80, { font: 'bold', size: 10 });
    sheet.write(pesos(document.Total), x, top + 13, totalWidth - 6, {
      font: 'display',
      size: 12,
      align: 'right',
    });
  });
  sheet.y = top + totalHeight;
}
