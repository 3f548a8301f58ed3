import type { WeightRange } from '#domain/care/usual-weight.ts';
import { daysBetween } from '#domain/dates.ts';
import type { PdfSheet } from '#server/pdf/sheet.ts';
import { colour } from '#server/pdf/theme.ts';

interface Weight {
  /** YYYY-MM-DD */
  onDate: string;
  grams: number;
}

const height = 120;

/** As a line from the first to the latest, over the band of what is usual; the table below it says the same. */
export function drawWeights(
  sheet: PdfSheet,
  weights: readonly Weight[],
  usual: WeightRange | undefined,
): void {
  const [first, last] = [weights[0], weights.at(-1)];
  if (!first || !last) return;
  sheet.room(height + 10);
  const top = sheet.y;
  const most = Math.max(usual?.to ?? 0, ...weights.map(({ grams }) => grams)) * 1.1;
  const span = Math.max(1, daysBetween(first.onDate, last.onDate));
  const x = ({ onDate }: Weight) =>
    sheet.left + 8 + (daysBetween(first.onDate, onDate) / span) * (sheet.width - 16);
  const y = (grams: number) => top + height - (grams / most) * height;
  sheet.decorate((doc) => {
    doc.rect(sheet.left, top, sheet.width, height).fill(colour.cream);
    if (usual) {
      doc
        .rect(sheet.left, y(usual.to), sheet.width, y(usual.from) - y(usual.to))
        .fill(colour.jadeWash);
    }
    doc.lineWidth(1.6).strokeColor(colour.rosa).moveTo(x(first), y(first.grams));
    for (const one of weights.slice(1)) doc.lineTo(x(one), y(one.grams));
    doc.stroke();
    for (const one of weights) doc.circle(x(one), y(one.grams), 2.6).fill(colour.rosa);
  });
  sheet.y = top + height + 8;
}
