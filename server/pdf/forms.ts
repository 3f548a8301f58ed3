import type { PdfSheet } from './sheet.ts';
import { colour } from './theme.ts';

/** A line to be filled in by hand. */
interface BlankField {
  label: string;
  /** How much of the line's width it takes. */
  width: 'third' | 'half' | 'full';
}

const shares: Record<BlankField['width'], number> = { third: 2, half: 3, full: 6 };
const sharesOfRow = 6;
const gap = 14;

/** Fields that share a line: thirds and halves until the line is full. */
export function rowsOf(fields: readonly BlankField[]): BlankField[][] {
  const rows: BlankField[][] = [];
  let taken = sharesOfRow;
  for (const field of fields) {
    const share = shares[field.width];
    if (taken + share > sharesOfRow) {
      rows.push([]);
      taken = 0;
    }
    rows.at(-1)?.push(field);
    taken += share;
  }
  return rows;
}

/** How much of the width of its row a field takes, from 0 to 1. */
export function shareOf({ width }: BlankField): number {
  return shares[width] / sharesOfRow;
}

const rowHeight = 37;

/** What `blankFields` takes up. */
export function heightOfFields(sheet: PdfSheet, fields: readonly BlankField[]): number {
  return rowsOf(fields).length * sheet.points(rowHeight);
}

/** Lines to be filled in by hand, each with its name below. */
export function blankFields(sheet: PdfSheet, fields: readonly BlankField[]): void {
  const height = sheet.points(rowHeight);
  for (const row of rowsOf(fields)) {
    sheet.room(height);
    const { y } = sheet;
    let x = sheet.left;
    for (const field of row) {
      const width = (sheet.width + gap) * shareOf(field) - gap;
      const from = x;
      sheet.decorate((doc) =>
        doc
          .moveTo(from, y + sheet.points(20))
          .lineTo(from + width, y + sheet.points(20))
          .lineWidth(0.9)
          .stroke(colour.blank),
      );
      sheet.put('P', () =>
        sheet.write(field.label, from, y + sheet.points(23), width, {
          size: 8,
          color: colour.inkSoft,
        }),
      );
      x += width + gap;
    }
    sheet.y = y + height;
  }
  sheet.space(8);
}

/** Boxes to tick. */
export function checks(sheet: PdfSheet, items: readonly string[]): void {
  const indent = sheet.points(22);
  const box = sheet.points(11);
  sheet.within('L', () => {
    for (const item of items) {
      const height = Math.max(sheet.heightOf(item, sheet.width - indent), box + 3);
      sheet.room(height);
      const { y } = sheet;
      sheet.within('LI', () => {
        sheet.decorate((doc) =>
          doc
            .roundedRect(sheet.left + 1, y + 1, box, box, 2.5)
            .lineWidth(1.3)
            .stroke(colour.rosa),
        );
        sheet.put('LBody', () => sheet.write(item, sheet.left + indent, y, sheet.width - indent));
      });
      sheet.y = y + height;
      sheet.space(4.5);
    }
  });
  sheet.space(6);
}

export function signatures(sheet: PdfSheet, people: readonly string[]): void {
  const inRow = people.length === 4 ? 2 : Math.min(people.length, 3);
  const width = (sheet.width - gap * 2 * (inRow - 1)) / Math.max(inRow, 2);
  const height = sheet.points(74);
  for (let from = 0; from < people.length; from += inRow) {
    sheet.room(height);
    const { y } = sheet;
    for (const [column, person] of people.slice(from, from + inRow).entries()) {
      const x = sheet.left + column * (width + gap * 2);
      const line = y + sheet.points(46);
      sheet.decorate((doc) =>
        doc
          .moveTo(x, line)
          .lineTo(x + width, line)
          .lineWidth(0.9)
          .stroke(colour.ink),
      );
      sheet.put('P', () =>
        sheet.write(person, x, line + sheet.points(5), width, { size: 9, align: 'center' }),
      );
    }
    sheet.y = y + height;
  }
}
