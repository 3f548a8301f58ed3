import type { PdfSheet, Style } from './sheet.ts';
import { colour } from './theme.ts';

interface Entry {
  title: string;
  text: string;
}

const markColours = [colour.rosa, colour.jade, colour.violet, '#a85b00'];
export const markColour = (index: number): string =>
  markColours[index % markColours.length] ?? colour.rosa;

export function paragraph(sheet: PdfSheet, text: string, style: Style = {}): void {
  sheet.room(sheet.points(28));
  sheet.put('P', () => sheet.write(text, sheet.left, sheet.y, sheet.width, style));
  sheet.space(7);
}

export function list(sheet: PdfSheet, items: readonly string[]): void {
  const indent = sheet.points(18);
  sheet.within('L', () => {
    for (const item of items) {
      const height = sheet.heightOf(item, sheet.width - indent);
      sheet.room(height);
      const { y } = sheet;
      sheet.within('LI', () => {
        sheet.decorate(() => sheet.paw(sheet.left, y, sheet.points(11), colour.rosa));
        sheet.put('LBody', () => sheet.write(item, sheet.left + indent, y, sheet.width - indent));
      });
      sheet.y = y + height;
      sheet.space(4);
    }
  });
  sheet.space(5);
}

/** Numbered, with a circle for each number; clauses of a contract look the same. */
export function steps(sheet: PdfSheet, items: readonly Entry[]): void {
  const indent = sheet.points(32);
  const width = sheet.width - indent;
  sheet.within('L', () => {
    for (const [index, { title, text }] of items.entries()) {
      const titleHeight = sheet.heightOf(title, width, { font: 'bold', size: 11 });
      const height = titleHeight + sheet.heightOf(text, width);
      sheet.room(Math.max(height, sheet.points(24)));
      const { y } = sheet;
      const radius = sheet.points(10.5);
      sheet.within('LI', () => {
        sheet.decorate((doc) =>
          doc
            .circle(sheet.left + radius, y + radius - sheet.points(1), radius)
            .fill(markColour(index)),
        );
        sheet.put('Lbl', () =>
          sheet.write(String(index + 1), sheet.left, y + radius - sheet.points(7.5), radius * 2, {
            font: 'bold',
            size: 10.5,
            color: colour.paper,
            align: 'center',
          }),
        );
        sheet.put('LBody', () => {
          const x = sheet.left + indent;
          sheet.write(title, x, y, width, { font: 'bold', size: 11 });
          sheet.write(text, x, y + titleHeight, width);
        });
      });
      sheet.y = Math.max(y + height, y + radius * 2);
      sheet.space(7);
    }
  });
  sheet.space(3);
}

/** In no order: a coloured bar beside each. */
export function entries(sheet: PdfSheet, items: readonly Entry[]): void {
  const indent = sheet.points(14);
  const width = sheet.width - indent;
  sheet.within('L', () => {
    for (const [index, { title, text }] of items.entries()) {
      const titleHeight = sheet.heightOf(title, width, { font: 'bold', size: 11 });
      const height = titleHeight + sheet.heightOf(text, width);
      sheet.room(height);
      const { y } = sheet;
      sheet.within('LI', () => {
        sheet.decorate((doc) =>
          doc
            .roundedRect(sheet.left, y, sheet.points(3.5), height - sheet.points(3), 1.5)
            .fill(markColour(index)),
        );
        sheet.put('LBody', () => {
          sheet.write(title, sheet.left + indent, y, width, { font: 'bold', size: 11 });
          sheet.write(text, sheet.left + indent, y + titleHeight, width);
        });
      });
      sheet.y = y + height;
      sheet.space(7);
    }
  });
  sheet.space(3);
}

/** The one thing to remember. */
export function callout(sheet: PdfSheet, text: string): void {
  const padding = sheet.points(14);
  const width = sheet.width - 2 * padding - sheet.points(34);
  const style: Style = { font: 'bold', size: 12 };
  const height = sheet.heightOf(text, width, style) + 2 * padding;
  sheet.room(height + sheet.points(8));
  sheet.space(3);
  const { y } = sheet;
  sheet.decorate((doc) => {
    doc.roundedRect(sheet.left, y, sheet.width, height, 10).fill(colour.solWash);
    doc.roundedRect(sheet.left, y, sheet.points(5), height, 2).fill(colour.sol);
    const size = sheet.points(26);
    sheet.paw(
      sheet.left + sheet.width - size - padding,
      y + height / 2 - size / 2,
      size,
      colour.rosa,
    );
  });
  sheet.put('P', () => sheet.write(text, sheet.left + padding + 4, y + padding, width, style));
  sheet.y = y + height;
  sheet.space(12);
}
