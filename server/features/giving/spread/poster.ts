import type { Language } from '#domain/language.ts';
import { documentHead, sectionHeading } from '#server/pdf/headings.ts';
import { inTurn } from '#server/pdf/in-turn.ts';
import type { Letterhead } from '#server/pdf/letterhead.ts';
import { qrCode } from '#server/pdf/qr-code.ts';
import { PdfSheet } from '#server/pdf/sheet.ts';
import { list } from '#server/pdf/text.ts';
import { colour } from '#server/pdf/theme.ts';
import { spreadWords } from './spread-words.ts';

interface Poster {
  letterhead: Letterhead;
  title: string;
  summary: string;
  goal: string;
  /** '$250: what it pays' */
  amounts: readonly string[];
  /** JPEG of 1200 by 630. */
  picture: Buffer | undefined;
  /** Of its page, where the code leads as well. */
  address: string;
  createdAt: Date;
}

const codeSide = 130;
/** Of the letters; the largest with which all of it stands on one page. */
const scales = [1.15, 1, 0.88, 0.75];

function layOut(poster: Poster, language: Language, scale: number): PdfSheet {
  const words = spreadWords[language];
  const { letterhead, title, summary, goal, amounts, picture, address, createdAt } = poster;
  const sheet = new PdfSheet({
    language,
    letterhead,
    title,
    subject: words.about(letterhead.name),
    footer: words.footer(letterhead.name),
    form: 'letter',
    scale,
    createdAt,
  });
  documentHead(sheet, { title, subtitle: summary });
  if (picture) {
    const height = (sheet.width * 9 * scale) / 20;
    const { y } = sheet;
    sheet.decorate((doc) => {
      doc.roundedRect(sheet.left, y, sheet.width, height, 12).clip();
      doc.image(picture, sheet.left, y, {
        cover: [sheet.width, height],
        align: 'center',
        valign: 'center',
      });
    });
    sheet.y = y + height;
    sheet.space(12);
  }
  sheet.put('P', () =>
    sheet.write(words.goal(goal), sheet.left, sheet.y, sheet.width, {
      font: 'display',
      size: 20,
      color: colour.rosa,
    }),
  );
  sheet.space(8);
  if (amounts.length > 0) {
    sectionHeading(sheet, words.pays, { isFirst: true, company: 60 });
    list(sheet, amounts);
  }
  sheet.room(codeSide);
  const top = Math.max(sheet.y, sheet.bottom - codeSide);
  qrCode(sheet, address, sheet.left, top, codeSide);
  const beside = sheet.left + codeSide + 24;
  const width = sheet.width - codeSide - 24;
  sheet.put('P', () =>
    sheet.write(words.scan, beside, top + 30, width, { font: 'display', size: 15 }),
  );
  sheet.put('P', () =>
    sheet.write(address.replace(/^https?:\/\//, ''), beside, sheet.y + 8, width, {
      size: 11,
      color: colour.inkSoft,
    }),
  );
  return sheet;
}

/** One page to hang up: no progress, which would be old the next day, but the code that leads to it. PDF. */
async function composePoster(poster: Poster, language: Language): Promise<Buffer> {
  for (const scale of scales) {
    const sheet = layOut(poster, language, scale);
    if (sheet.pages === 1) return sheet.finish();
  }
  // Its words alone fill the page.
  return layOut({ ...poster, picture: undefined }, language, 0.75).finish();
}

export const drawPoster = inTurn(composePoster);
