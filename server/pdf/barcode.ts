import { pathOf, quietModules } from '#domain/donations/voucher-bars.ts';
import type { PdfSheet } from './sheet.ts';
import { colour } from './theme.ts';

const barHeight = 62;
const padding = 12;
/** Points, some 0.7 mm: printed smaller, to fit other paper, tills still read it. */
const widestModule = 2;

/**
 * Bars that a till reads from paper or from a screen, always black on white, with what they say below.
 * @param bars as `barsOf` writes them; without any what they say stands alone
 * @param said as people read it out
 */
export function barcode(
  sheet: PdfSheet,
  { label, bars, caption }: { label: string; bars: string; caption: string },
): void {
  const inside = sheet.width - 2 * padding;
  const labelStyle = { font: 'bold', align: 'center', color: colour.inkSoft } as const;
  const captionStyle = { font: 'bold', align: 'center', size: 20 } as const;
  const labelHeight = sheet.heightOf(label, inside, labelStyle) + 4;
  const drawnHeight = bars ? barHeight + 8 : 0;
  const height =
    labelHeight + drawnHeight + sheet.heightOf(caption, inside, captionStyle) + 2 * padding;
  sheet.room(height + 10);
  const { y } = sheet;
  const modules = bars.length + 2 * quietModules;
  const module = Math.min(widestModule, inside / modules);
  sheet.decorate((doc) => {
    doc
      .roundedRect(sheet.left, y, sheet.width, height, 12)
      .lineWidth(1)
      .fillAndStroke(colour.paper, colour.line);
    const from = sheet.left + (sheet.width - bars.length * module) / 2;
    doc.translate(from, y + padding + labelHeight).scale(module, 1);
    doc.path(pathOf(bars, barHeight)).fill('#000000');
  });
  sheet.put('P', () => {
    const x = sheet.left + padding;
    sheet.write(label, x, y + padding, inside, labelStyle);
    sheet.write(caption, x, y + padding + labelHeight + drawnHeight, inside, captionStyle);
  });
  sheet.y = y + height;
  sheet.space(14);
}
