import type { Language } from '#domain/language.ts';
import type { Passport } from '#domain/passports/passport.ts';
import { passportAddress } from '#domain/passports/passport-address.ts';
import { dayInWords, passportRows } from '#domain/passports/passport-rows.ts';
import { vaccineStanding } from '#domain/passports/vaccine-standing.ts';
import { standingInWords } from '#domain/passports/vaccine-words.ts';
import { pathFor } from '#domain/site-map.ts';
import { documentHead, sectionHeading } from '#server/pdf/headings.ts';
import { inTurn } from '#server/pdf/in-turn.ts';
import type { Letterhead } from '#server/pdf/letterhead.ts';
import { qrCode } from '#server/pdf/qr-code.ts';
import { PdfSheet } from '#server/pdf/sheet.ts';
import { facts, table } from '#server/pdf/tables.ts';
import { paragraph } from '#server/pdf/text.ts';
import { colour } from '#server/pdf/theme.ts';
import { passportDocumentWords } from './passport-document-words.ts';

interface PassportPaper {
  passport: Passport;
  /** The digits of its QR code. */
  code: string;
  language: Language;
  letterhead: Letterhead;
  siteUrl: string;
  issuedAt: Date;
  /** YYYY-MM-DD */
  today: string;
}

/** Points: the largest code has 0.6 mm for each of its modules. */
const codeSide = 206;
const gap = 22;
/** Of the letters: on one page where there is one that does it. */
const scales = [1, 0.9, 0.8];

/** The passport on paper: what it says in words, and the code that says the same, signed. */
async function composePassport(paper: PassportPaper): Promise<Buffer> {
  for (const scale of scales) {
    const sheet = drawn(paper, scale);
    if (sheet.pages === 1 || scale === scales.at(-1)) return sheet.finish();
  }
  throw new Error('There is no scale to draw a passport at.');
}

export const drawPassport = inTurn(composePassport);

function drawn(
  { passport, code, language, today, ...site }: PassportPaper,
  scale: number,
): PdfSheet {
  const words = passportDocumentWords[language];
  const sheet = new PdfSheet({
    language,
    letterhead: site.letterhead,
    title: words.title,
    subject: words.subject(passport.name),
    footer: words.footer(site.letterhead.name, passport.number),
    form: 'letter',
    scale,
    createdAt: site.issuedAt,
  });
  const { name, vaccines, olderVaccines } = passport;
  documentHead(sheet, { title: words.title, subtitle: name });
  const page = site.siteUrl + pathFor('checkPassport', language);
  const top = sheet.y;
  const { width } = sheet;
  qrCode(sheet, passportAddress(page, code), sheet.left + width - codeSide, top, codeSide);
  sheet.width = width - codeSide - gap;
  facts(sheet, passportRows(passport, language));
  sheet.width = width;
  const belowFacts = sheet.y;
  const belowCode = drawHowToCheck(sheet, words.howToCheck(page), top + codeSide + 8);
  sheet.y = Math.max(belowFacts, belowCode);
  const standing = standingInWords(
    vaccineStanding(passport, today),
    { ...passport, today },
    language,
  );
  sectionHeading(sheet, standing.title, { isFirst: false, company: 40 });
  paragraph(sheet, [...standing.lines, standing.basis].join(' '), { size: 9 });
  if (vaccines.length > 0) {
    const rows = vaccines.map((one) => {
      const { product, givenOn, lot, vet, writtenBy } = one;
      return [
        product,
        dayInWords(givenOn, language),
        lot || '—',
        vet || '—',
        writtenBy ? words.writtenBy[writtenBy] : '—',
      ];
    });
    table(sheet, words.head, rows, { dense: true, shares: [2.8, 2, 1.5, 2.8, 1.6] });
  }
  if (olderVaccines > 0) paragraph(sheet, words.older(olderVaccines), { size: 9 });
  return sheet;
}

/** Below the code. @returns where it ends */
function drawHowToCheck(sheet: PdfSheet, text: string, top: number): number {
  const x = sheet.left + sheet.width - codeSide;
  const style = { size: 8.5, color: colour.inkSoft };
  sheet.put('P', () => sheet.write(text, x, top, codeSide, style));
  return top + sheet.heightOf(text, codeSide, style) + gap / 2;
}
