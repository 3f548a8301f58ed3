import { amountInWords } from '#domain/invoices/amount-in-words.ts';
import type { PdfSheet, Style } from '#server/pdf/sheet.ts';
import { colour } from '#server/pdf/theme.ts';
import { pesos, small, value } from './invoice-pdf-words.ts';
import type { PrintedInvoice } from './printed-invoice.ts';

/** What it is made for, line by line, and what that comes to. */
export function concepts(
  sheet: PdfSheet,
  { document, concepts: all }: PrintedInvoice,
  mostRows: number,
) {
  const columns = [
    { label: 'Clave', width: 58, of: (one: Row) => one.ClaveProdServ },
    { label: 'Donativo', width: 58, of: (one: Row) => one.NoIdentificacion },
    { label: 'Descripción', width: 214, of: (one: Row) => one.Descripcion },
    { label: 'Cantidad', width: 66, of: (one: Row) => `${one.Cantidad} ${one.ClaveUnidad}` },
    { label: 'Importe', width: 100, of: (one: Row) => pesos(one.Importe) },
  ] as const;
  const rows = all.length > mostRows ? all.slice(0, mostRows - 1) : all;
  const line = (
    cell: 'TH' | 'TD',
    style: Style,
    textOf: (column: (typeof columns)[number]) => string,
    ground?: string,
  ) => {
    const top = sheet.y;
    const texts = columns.map((column) => textOf(column));
    const height =
      Math.max(
        ...texts.map((text, index) =>
          sheet.heightOf(text, (columns[index]?.width ?? 0) - 12, style),
        ),
      ) + 6;
    sheet.within('TR', () => {
      let x = sheet.left;
      sheet.decorate((doc) => {
        if (ground) doc.roundedRect(sheet.left, top, sheet.width, height, 4).fill(ground);
        else
          doc
            .moveTo(sheet.left, top + height)
            .lineTo(sheet.left + sheet.width, top + height)
            .lineWidth(0.5)
            .stroke(colour.line);
      });
      for (const [index, { width }] of columns.entries()) {
        const at = x;
        const align = index === columns.length - 1 ? 'right' : 'left';
        sheet.put(cell, () =>
          sheet.write(texts[index] ?? '', at + 6, top + 4, width - 12, { ...style, align }),
        );
        x += width;
      }
    });
    sheet.y = top + height;
  };
  sheet.within('Table', () => {
    const headStyle: Style = { font: 'bold', size: 8, color: colour.paper };
    line('TH', headStyle, ({ label }) => label, colour.ink);
    for (const row of rows) line('TD', value, ({ of }) => of(row) ?? '');
  });
  if (rows.length < all.length) {
    const rest = all.length - rows.length;
    sheet.y += 3;
    sheet.put('P', () =>
      sheet.write(
        `y ${rest} donativos más, uno por uno en el XML`,
        sheet.left + 6,
        sheet.y,
        sheet.width,
        small,
      ),
    );
  }
  sheet.y += 6;
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
    sheet.write('Subtotal (no objeto de impuestos)', x, top, 120, small);
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
  sheet.y = top + 36;
}

type Row = PrintedInvoice['concepts'][number];
