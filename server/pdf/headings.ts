import type { PdfSheet } from './sheet.ts';
import { colour } from './theme.ts';

/** The organisation's name, at the top of the first page. */
function brand(sheet: PdfSheet): void {
  const { left } = sheet;
  let beside = 8;
  sheet.decorate(() => {
    beside += sheet.mark(left, 65, { paw: 22, logo: 34 });
  });
  sheet.put('P', () =>
    sheet.write(sheet.options.letterhead.name, left + beside, 56, sheet.width - beside, {
      font: 'display',
      size: 14,
    }),
  );
}

/** What the first page begins with. */
export function documentHead(
  sheet: PdfSheet,
  {
    title,
    subtitle,
    note,
    picture,
  }: {
    title: string;
    subtitle: string;
    /** What tells this copy from others, such as its date. */
    note?: string;
    /** PNG, 6 by 5. */
    picture?: Buffer;
  },
): void {
  const pictureWidth = picture ? 138 : 0;
  const width = sheet.width - pictureWidth - (picture ? 16 : 0);
  if (picture) {
    sheet.decorate((doc) =>
      doc.image(picture, sheet.left + sheet.width - pictureWidth, 44, { width: pictureWidth }),
    );
  }
  brand(sheet);
  sheet.put('H1', () => sheet.write(title, sheet.left, 92, width, { font: 'display', size: 27 }));
  sheet.space(1);
  sheet.put('P', () =>
    sheet.write(subtitle, sheet.left, sheet.y, width, { size: 12, color: colour.inkSoft }),
  );
  if (note) {
    sheet.put('P', () =>
      sheet.write(note, sheet.left, sheet.y + 2, width, {
        font: 'bold',
        size: 11,
        color: colour.rosa,
      }),
    );
  }
  sheet.y = Math.max(sheet.y, picture ? 162 : 0);
  sheet.space(14);
}

/** @param company height of what below it must stand on the same page */
export function sectionHeading(
  sheet: PdfSheet,
  text: string,
  { isFirst, company }: { isFirst: boolean; company: number },
): void {
  const slides = sheet.options.form === 'slides';
  const style = { font: 'display', size: slides ? 20 : 15.5, color: colour.ink } as const;
  sheet.room(sheet.heightOf(text, sheet.width, style) + Math.max(company, sheet.points(58)));
  if (!isFirst && !slides) sheet.space(8);
  sheet.put('H2', () => sheet.write(text, sheet.left, sheet.y, sheet.width, style));
  const { y } = sheet;
  sheet.decorate((doc) =>
    doc.roundedRect(sheet.left, y + 1, sheet.points(30), sheet.points(3), 1.5).fill(colour.sol),
  );
  sheet.space(slides ? 16 : 11);
}
