import { qrCode } from '#server/pdf/qr-code.ts';
import type { PdfSheet } from '#server/pdf/sheet.ts';
import { colour } from '#server/pdf/theme.ts';
import type { Poster } from './poster.ts';
import { dashedBox } from './poster-tabs.ts';

/** Below the head, above the foot. */
const area = { left: 36, top: 58, width: 540, height: 662 };
const tabs = 4;
const tabHeight = 92;
const inset = 12;

/** Four small posters to cut apart, each with strips to tear off. One is read aloud, for they say the same. */
export function drawFour(sheet: PdfSheet, poster: Poster): void {
  const width = area.width / 2;
  const height = area.height / 2;
  for (let index = 0; index < 4; index += 1) {
    const left = area.left + (index % 2) * width;
    const top = area.top + Math.floor(index / 2) * height;
    dashedBox(sheet, { left, top, width, height });
    drawQuarter(sheet, poster, { left, top, width, height, isRead: index === 0 });
  }
}

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
  isRead: boolean;
}

function drawQuarter(sheet: PdfSheet, { subject, photo, letterhead }: Poster, place: Place): void {
  const { left, top, width, height, isRead } = place;
  const inner = width - 2 * inset;
  const photoHeight = 136;
  if (photo) {
    sheet.decorate((doc) => {
      doc.roundedRect(left + inset, top + inset, inner, photoHeight, 8).clip();
      doc.image(photo, left + inset, top + inset, {
        ...{ cover: [inner, photoHeight], align: 'center', valign: 'center' },
      });
    });
  }
  const stripTop = top + height - tabHeight;
  const bottom = stripTop - 4;
  let y = top + inset + (photo ? photoHeight + 6 : 0);
  const write = (
    text: string,
    style: { font?: 'display' | 'bold'; size: number; color?: string },
  ) => {
    if (!text) return;
    const needed = sheet.heightOf(text, inner, style);
    if (y + needed > bottom) return;
    const draw = () => sheet.write(text, left + inset, y, inner, style);
    if (isRead) sheet.put('P', draw);
    else sheet.decorate(draw);
    y += needed;
  };
  const { looks, title, facts, place: where, code, more, items = [] } = subject;
  write(looks, { font: 'bold', size: 8.5, color: colour.rosa });
  write(title, { font: 'display', size: title.length > 24 ? 12 : 18 });
  write(facts, { font: 'bold', size: 9 });
  write(where, { size: 9 });
  write([letterhead.name, code].filter(Boolean).join(' · '), { size: 8.5, color: colour.inkSoft });
  for (const line of [...more, ...items]) write(line, { size: 8.5 });
  drawStrips(sheet, subject, { left, top: stripTop, width });
}

function drawStrips(
  sheet: PdfSheet,
  { title, code, address }: Poster['subject'],
  { left, top, width }: Pick<Place, 'left' | 'top' | 'width'>,
): void {
  const each = width / tabs;
  for (let index = 0; index < tabs; index += 1) {
    const x = left + index * each;
    dashedBox(sheet, { left: x, top, width: each, height: tabHeight });
    qrCode(sheet, address, x + 6, top + 6, each - 12);
    sheet.decorate(() => {
      const centred = { font: 'bold', align: 'center' } as const;
      sheet.write(title.slice(0, 20), x + 2, top + each - 3, each - 4, { ...centred, size: 7 });
      if (code) {
        sheet.write(code, x + 2, top + tabHeight - 12, each - 4, {
          ...{ ...centred, size: 7.5, color: colour.rosa },
        });
      }
    });
  }
}
