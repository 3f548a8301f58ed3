import { qrCode } from '#server/pdf/qr-code.ts';
import type { PdfSheet } from '#server/pdf/sheet.ts';
import { colour } from '#server/pdf/theme.ts';
import type { ShareSubject } from './share-subject.ts';

const tabs = 8;
export const tabHeight = 142;

/** Strips to tear off, each with the name and codes of its own. */
export function drawTabs(
  sheet: PdfSheet,
  { title, code, shortAddress, address }: ShareSubject,
  organisation: string,
  top: number,
): void {
  const width = sheet.width / tabs;
  for (let index = 0; index < tabs; index += 1) {
    const left = sheet.left + index * width;
    dashedBox(sheet, { left, top, width, height: tabHeight });
    qrCode(sheet, address, left + 7, top + 8, width - 14);
    const words = () => {
      const put = (text: string, y: number, style: object) =>
        sheet.write(text, left + 3, y, width - 6, { align: 'center', ...style });
      put(title.slice(0, 24), top + width, { font: 'bold', size: 9.5 });
      if (code) put(code, sheet.y, { font: 'bold', size: 9, color: colour.rosa });
      put(code ? shortAddress : organisation.slice(0, 30), sheet.y + 1, {
        ...{ size: code ? 5.5 : 7.5, color: colour.inkSoft },
      });
    };
    // The strips say the same: one is read aloud.
    if (index === 0) sheet.put('P', words);
    else sheet.decorate(words);
  }
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function dashedBox(sheet: PdfSheet, { left, top, width, height }: Box): void {
  sheet.decorate((doc) =>
    doc
      .rect(left, top, width, height)
      .dash(3, { space: 3 })
      .lineWidth(0.8)
      .stroke(colour.inkSoft)
      .undash(),
  );
}
