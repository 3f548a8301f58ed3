import type { Language } from '#domain/language.ts';
import type { PosterForm } from '#domain/sharing/shared-file-address.ts';
import { documentHead } from '#server/pdf/headings.ts';
import { inTurn } from '#server/pdf/in-turn.ts';
import { qrCode } from '#server/pdf/qr-code.ts';
import { PdfSheet } from '#server/pdf/sheet.ts';
import { colour } from '#server/pdf/theme.ts';
import type { Poster } from './poster.ts';
import { drawTabs, tabHeight } from './poster-tabs.ts';
import { drawFour } from './quarter-posters.ts';
import type { ShareSubject } from './share-subject.ts';
import { sharingWords } from './sharing-words.ts';

const codeSide = 130;
/** Of the letters; the largest with which all of it stands on one page. */
const scales = [1.1, 1, 0.88, 0.75];

const sheetOf = (poster: Poster, language: Language, form: PosterForm, scale: number) => {
  const { letterhead, subject, createdAt } = poster;
  return new PdfSheet({
    ...{ language, letterhead, title: subject.title, footer: letterhead.name, scale, createdAt },
    subject: sharingWords[language].about[form](subject.title, letterhead.name),
    form: 'letter',
  });
};

function layOut(poster: Poster, language: Language, form: 'poster' | 'tabs', scale: number) {
  const { subject, photo, letterhead } = poster;
  const sheet = sheetOf(poster, language, form, scale);
  documentHead(sheet, { title: subject.title, subtitle: subject.facts, note: subject.looks });
  if (photo) {
    const height = sheet.width * (form === 'tabs' ? 0.52 : 0.6) * scale;
    const { y } = sheet;
    sheet.decorate((doc) => {
      doc.roundedRect(sheet.left, y, sheet.width, height, 12).clip();
      doc.image(photo, sheet.left, y, {
        cover: [sheet.width, height],
        align: 'center',
        valign: 'center',
      });
    });
    sheet.y = y + height;
    sheet.space(12);
  }
  for (const line of [subject.place, ...subject.more, ...(subject.items ?? [])].filter(Boolean)) {
    sheet.put('P', () =>
      sheet.write(line, sheet.left, sheet.y, sheet.width, { font: 'bold', size: 13 }),
    );
    sheet.space(3);
  }
  if (subject.summary) {
    sheet.put('P', () =>
      sheet.write(subject.summary, sheet.left, sheet.y + 4, sheet.width, { size: 12.5 }),
    );
  }
  const foot = form === 'tabs' ? tabHeight : codeSide;
  sheet.room(foot + 8);
  const top = Math.max(sheet.y + 8, sheet.bottom - foot);
  if (form === 'tabs') drawTabs(sheet, subject, letterhead.name, top);
  else drawCodes(sheet, subject, language, top);
  return sheet;
}

function drawCodes(
  sheet: PdfSheet,
  { scan, code, address, shortAddress }: ShareSubject,
  language: Language,
  top: number,
): void {
  qrCode(sheet, address, sheet.left, top, codeSide);
  const beside = sheet.left + codeSide + 24;
  const width = sheet.width - codeSide - 24;
  const put = (words: string, y: number, style: Parameters<PdfSheet['write']>[4]) =>
    sheet.put('P', () => sheet.write(words, beside, y, width, style));
  put(scan, top + 22, { font: 'display', size: 17 });
  if (code) put(`${sharingWords[language].code}: ${code}`, sheet.y + 6, { font: 'bold', size: 14 });
  put(shortAddress, sheet.y + 4, { size: 10.5, color: colour.inkSoft });
}

async function compose(poster: Poster, language: Language, form: PosterForm): Promise<Buffer> {
  if (form === 'four') {
    const sheet = sheetOf(poster, language, form, 1);
    drawFour(sheet, poster);
    return sheet.finish();
  }
  for (const scale of scales) {
    const sheet = layOut(poster, language, form, scale);
    if (sheet.pages === 1) return sheet.finish();
  }
  // Its words alone fill the page.
  const plain = { ...poster, photo: undefined, subject: { ...poster.subject, summary: '' } };
  return layOut(plain, language, form, 0.75).finish();
}

/** One page of letter size to hang up. PDF. */
export const drawPoster = inTurn(compose);
