import { formatPesos } from '#domain/money.ts';
import type { PdfSheet, Style } from './sheet.ts';
import { markColour } from './text.ts';
import { colour } from './theme.ts';

const cellPadding = 7;

export function table(
  sheet: PdfSheet,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const width = sheet.width / head.length;
  sheet.within('Table', () => {
    tableRow(sheet, head, width, { head: true, ground: colour.ink });
    for (const [index, row] of rows.entries()) {
      tableRow(sheet, row, width, {
        head: false,
        ground: index % 2 === 0 ? colour.cream : colour.paper,
      });
    }
  });
  sheet.space(12);
}

function tableRow(
  sheet: PdfSheet,
  cells: readonly string[],
  width: number,
  { head, ground }: { head: boolean; ground: string },
): void {
  const style = (column: number): Style =>
    head
      ? { font: 'bold', size: 9.5, color: colour.paper }
      : { font: column === 0 ? 'bold' : 'text', size: 9.5 };
  const heights = cells.map((cell, column) =>
    sheet.heightOf(cell, width - 2 * cellPadding, style(column)),
  );
  const height = Math.max(...heights) + 2 * cellPadding - 1;
  sheet.room(height);
  const { y } = sheet;
  sheet.within('TR', () => {
    sheet.decorate((doc) => {
      doc.rect(sheet.left, y, sheet.width, height).fill(ground);
      if (!head)
        doc
          .moveTo(sheet.left, y + height)
          .lineTo(sheet.left + sheet.width, y + height)
          .lineWidth(0.5)
          .stroke(colour.line);
    });
    for (const [column, cell] of cells.entries()) {
      sheet.put(head ? 'TH' : 'TD', () =>
        sheet.write(
          cell,
          sheet.left + column * width + cellPadding,
          y + cellPadding,
          width - 2 * cellPadding,
          style(column),
        ),
      );
    }
  });
  sheet.y = y + height;
}

/** What something costs: a card a line, the amount large on its right. */
export function amounts(
  sheet: PdfSheet,
  items: readonly { label: string; note: string; amountCents: number }[],
): void {
  const amountWidth = sheet.points(130);
  const words = sheet.width - amountWidth - 46;
  const grounds = [colour.rosaWash, colour.jadeWash, colour.violetWash, colour.solWash];
  sheet.within('L', () => {
    for (const [index, { label, note, amountCents }] of items.entries()) {
      const labelHeight = sheet.heightOf(label, words, { font: 'display', size: 14 });
      const noteHeight = sheet.heightOf(note, words, { size: 10 });
      const padding = sheet.points(8);
      const height = labelHeight + noteHeight + 2 * padding - sheet.points(3);
      sheet.room(height + 4);
      const { y } = sheet;
      sheet.within('LI', () => {
        sheet.decorate((doc) => {
          doc
            .roundedRect(sheet.left, y, sheet.width, height, 10)
            .fill(grounds[index % grounds.length] ?? colour.rosaWash);
          sheet.paw(sheet.left + 13, y + height / 2 - 8, 16, markColour(index));
        });
        sheet.put('LBody', () => {
          sheet.write(label, sheet.left + 40, y + padding, words, { font: 'display', size: 14 });
          sheet.write(note, sheet.left + 40, y + padding + labelHeight, words, {
            size: 10,
            color: colour.inkSoft,
          });
          sheet.write(
            formatPesos(amountCents).replace('.00', ''),
            sheet.left + sheet.width - amountWidth - 14,
            y + height / 2 - sheet.points(11),
            amountWidth,
            { font: 'display', size: 17, align: 'right', color: markColour(index) },
          );
        });
      });
      sheet.y = y + height;
      sheet.space(6);
    }
  });
  sheet.space(5);
}

/** Counts with a bar for each, and their sum. */
export function bars(
  sheet: PdfSheet,
  {
    head,
    rows,
    total,
  }: {
    head: readonly [string, string];
    rows: readonly { label: string; count: number }[];
    total: string;
  },
): void {
  const labelWidth = sheet.width * 0.34;
  const countWidth = 54;
  const barWidth = sheet.width - labelWidth - countWidth - 12;
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const format = new Intl.NumberFormat('en-US');
  const line = sheet.points(21);

  const row = (
    cell: 'TH' | 'TD',
    [label, count]: readonly [string, string],
    style: Style,
    bar?: { share: number; color: string },
  ) => {
    sheet.room(line);
    const { y } = sheet;
    sheet.within('TR', () => {
      if (bar) {
        sheet.decorate((doc) => {
          doc.roundedRect(sheet.left + labelWidth, y + 1, barWidth, 11, 5).fill('#f5eee6');
          doc
            .roundedRect(sheet.left + labelWidth, y + 1, Math.max(11, barWidth * bar.share), 11, 5)
            .fill(bar.color);
        });
      }
      sheet.put(cell, () => sheet.write(label, sheet.left, y, labelWidth - 8, style));
      sheet.put(cell, () =>
        sheet.write(count, sheet.left + sheet.width - countWidth, y, countWidth, {
          ...style,
          align: 'right',
        }),
      );
    });
    sheet.y = y + line;
  };

  sheet.within('Table', () => {
    row('TH', head, { font: 'bold', size: 9, color: colour.inkSoft });
    for (const [index, { label, count }] of rows.entries()) {
      const bar = { share: count / most, color: markColour(index) };
      row('TD', [label, format.format(count)], { size: 10.5 }, bar);
    }
    const sum = rows.reduce((all, { count }) => all + count, 0);
    sheet.decorate((doc) =>
      doc
        .moveTo(sheet.left, sheet.y - 3)
        .lineTo(sheet.left + sheet.width, sheet.y - 3)
        .lineWidth(0.75)
        .stroke(colour.blank),
    );
    sheet.space(3);
    row('TD', [total, format.format(sum)], { font: 'bold', size: 10.5 });
  });
  sheet.space(8);
}
