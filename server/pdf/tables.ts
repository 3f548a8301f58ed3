import { setImmediate } from 'node:timers/promises';
import { formatPesos } from '#domain/money.ts';
import type { PdfSheet, Style } from './sheet.ts';
import { markColour } from './text.ts';
import { colour } from './theme.ts';

interface TableLayout {
  /** Narrow cells with small letters, for many columns. */
  dense?: boolean;
  /** How much of the width each column takes, in any unit; the same for all unless said. */
  shares?: readonly number[];
  /** Columns of amounts, which stand on the right. */
  amountColumns?: readonly number[];
  /** The last row: the sum of the others. */
  sum?: readonly string[];
}

type RowKind = 'head' | 'row' | 'sum';

const paddingOf = ({ dense = false }: TableLayout): number => (dense ? 4 : 7);

/** On each page that it runs over its head stands anew. */
export function table(...drawn: Parameters<typeof drawTable>): void {
  for (const _ of drawTable(...drawn));
}

/** One of hundreds of rows: others have their turn every few milliseconds. */
export async function longTable(...drawn: Parameters<typeof drawTable>): Promise<void> {
  for (const _ of drawTable(...drawn)) await setImmediate();
}

/** Rows between two pauses. */
const rowsAtOnce = 8;

function* drawTable(
  sheet: PdfSheet,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  layout: TableLayout = {},
): Generator<void> {
  const close = sheet.open('Table');
  tableRow(sheet, head, layout, { kind: 'head', ground: colour.ink });
  const below: readonly (readonly string[])[] = layout.sum ? [...rows, layout.sum] : rows;
  for (const [index, row] of below.entries()) {
    const kind = row === layout.sum ? 'sum' : 'row';
    const ground = index % 2 === 0 ? colour.cream : colour.paper;
    if (sheet.y + rowHeight(sheet, row, layout, kind) > sheet.bottom) {
      sheet.addPage();
      tableRow(sheet, head, layout, { kind: 'head', ground: colour.ink });
    }
    tableRow(sheet, row, layout, { kind, ground: kind === 'sum' ? colour.solWash : ground });
    if (index % rowsAtOnce === rowsAtOnce - 1) yield;
  }
  close();
  sheet.space(12);
}

function cellStyle(
  kind: RowKind,
  column: number,
  { amountColumns = [], dense = false }: TableLayout,
): Style {
  const size = dense ? 8 : 9.5;
  const align = amountColumns.includes(column) ? 'right' : 'left';
  if (kind === 'head') return { font: 'bold', size, color: colour.paper, align };
  return { font: kind === 'sum' || column === 0 ? 'bold' : 'text', size, align };
}

/** Where the columns begin and how wide they are. */
function columnsOf(
  sheet: PdfSheet,
  count: number,
  { shares = Array<number>(count).fill(1) }: TableLayout,
) {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let x = sheet.left;
  return shares.map((share) => {
    const column = { x, width: (sheet.width * share) / whole };
    x += column.width;
    return column;
  });
}

function rowHeight(
  sheet: PdfSheet,
  cells: readonly string[],
  layout: TableLayout,
  kind: RowKind,
): number {
  const columns = columnsOf(sheet, cells.length, layout);
  const padding = paddingOf(layout);
  const heights = cells.map((cell, column) =>
    sheet.heightOf(
      cell,
      (columns[column]?.width ?? 0) - 2 * padding,
      cellStyle(kind, column, layout),
    ),
  );
  return Math.max(...heights) + 2 * padding - 1;
}

function tableRow(
  sheet: PdfSheet,
  cells: readonly string[],
  layout: TableLayout,
  { kind, ground }: { kind: RowKind; ground: string },
): void {
  const height = rowHeight(sheet, cells, layout, kind);
  sheet.room(height);
  const { y } = sheet;
  const columns = columnsOf(sheet, cells.length, layout);
  const padding = paddingOf(layout);
  sheet.within('TR', () => {
    sheet.decorate((doc) => {
      doc.rect(sheet.left, y, sheet.width, height).fill(ground);
      if (kind !== 'head')
        doc
          .moveTo(sheet.left, y + height)
          .lineTo(sheet.left + sheet.width, y + height)
          .lineWidth(0.5)
          .stroke(colour.line);
    });
    for (const [index, { x, width }] of columns.entries()) {
      sheet.put(kind === 'head' ? 'TH' : 'TD', () =>
        sheet.write(
          cells[index] ?? '',
          x + padding,
          y + padding,
          width - 2 * padding,
          cellStyle(kind, index, layout),
        ),
      );
    }
  });
  sheet.y = y + height;
}

/** What is known of one thing: a line for each, its name on the left. */
export function facts(sheet: PdfSheet, items: readonly { label: string; value: string }[]): void {
  const labelWidth = sheet.width * 0.3;
  const valueWidth = sheet.width - labelWidth;
  sheet.within('Table', () => {
    for (const { label, value } of items) {
      const labelHeight = sheet.heightOf(label, labelWidth - 10);
      const height = Math.max(sheet.heightOf(value, valueWidth, { size: 11 }), labelHeight) + 9;
      sheet.room(height);
      const { y } = sheet;
      sheet.within('TR', () => {
        sheet.put('TH', () =>
          sheet.write(label, sheet.left, y, labelWidth - 10, { color: colour.inkSoft }),
        );
        sheet.put('TD', () =>
          sheet.write(value, sheet.left + labelWidth, y, valueWidth, { size: 11 }),
        );
        sheet.decorate((doc) =>
          doc
            .moveTo(sheet.left, y + height - 5)
            .lineTo(sheet.left + sheet.width, y + height - 5)
            .lineWidth(0.5)
            .stroke(colour.line),
        );
      });
      sheet.y = y + height;
    }
  });
  sheet.space(10);
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
