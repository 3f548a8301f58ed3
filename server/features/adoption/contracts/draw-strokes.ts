import type { Stroke } from '#domain/adoption/contract.ts';
import type { PdfSheet } from '#server/pdf/sheet.ts';
import { colour } from '#server/pdf/theme.ts';

/** As lines, at any size as sharp. */
export function drawStrokes(
  sheet: PdfSheet,
  strokes: readonly Stroke[],
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  sheet.decorate((doc) => {
    doc.lineWidth(1.4).lineCap('round').lineJoin('round').strokeColor(colour.ink);
    for (const [first, ...rest] of strokes) {
      if (!first) continue;
      const place = ([left, top]: Stroke[number]) => [x + left * width, y + top * height] as const;
      doc.moveTo(...place(first));
      for (const point of rest.length > 0 ? rest : [first]) doc.lineTo(...place(point));
      doc.stroke();
    }
  });
}
