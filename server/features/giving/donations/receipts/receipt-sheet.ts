import { legalAddressOf } from '#domain/content/legal-address.ts';
import type { RecordPart } from '#domain/content/record-uses.ts';
import { type Language, locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import type { PdfSheet } from '#server/pdf/sheet.ts';
import { colour } from '#server/pdf/theme.ts';

/** What receipts and statements share. */

/** @param date YYYY-MM-DD */
export const longDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(locale[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );

/** The amount that it is all about, large. */
export function amountPanel(
  sheet: PdfSheet,
  { label, cents, words }: { label: string; cents: number; words?: string },
): void {
  const padding = 14;
  const width = sheet.width - 2 * padding;
  const labelHeight = sheet.heightOf(label, width, { font: 'bold', size: 10.5 });
  const amountHeight = sheet.heightOf('$', width, { font: 'display', size: 28 });
  const wordsHeight = words ? sheet.heightOf(words, width, { size: 10 }) : 0;
  const height = labelHeight + amountHeight + wordsHeight + 2 * padding - 4;
  sheet.room(height + 10);
  const { y } = sheet;
  sheet.decorate((doc) => {
    doc.roundedRect(sheet.left, y, sheet.width, height, 12).fill(colour.rosaWash);
    // The portal's own mark has no place in the papers of whoever has another.
    if (!sheet.options.letterhead.logo) {
      sheet.paw(sheet.left + sheet.width - 62, y + height / 2 - 22, 44, colour.rosa);
    }
  });
  sheet.put('P', () => {
    const x = sheet.left + padding;
    sheet.write(label, x, y + padding, width, { font: 'bold', color: colour.inkSoft });
    sheet.write(formatPesos(cents), x, y + padding + labelHeight - 2, width, {
      font: 'display',
      size: 28,
      color: colour.rosa,
    });
    if (words)
      sheet.write(words, x, y + padding + labelHeight + amountHeight - 2, width, { size: 10 });
  });
  sheet.y = y + height;
  sheet.space(14);
}

/** Who took the money, and where they are found. */
export function recipient(
  siteUrl: string,
  { legalName, address, mailboxes }: RecordPart<'receipts'>,
): string {
  const site = siteUrl.replace(/^https?:\/\//, '');
  return `${legalName}\n${legalAddressOf(address)}\n${mailboxes.donations} · ${site}`;
}
