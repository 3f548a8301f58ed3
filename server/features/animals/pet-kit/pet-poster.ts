import type { Language } from '#domain/language.ts';
import { documentHead } from '#server/pdf/headings.ts';
import { inTurn } from '#server/pdf/in-turn.ts';
import type { Letterhead } from '#server/pdf/letterhead.ts';
import { qrCode } from '#server/pdf/qr-code.ts';
import { PdfSheet } from '#server/pdf/sheet.ts';
import { colour } from '#server/pdf/theme.ts';
import { type KitText, kitWords } from './pet-kit-words.ts';

/** poster: one page; tabs: one page with strips below that people tear off. */
export type PosterForm = 'poster' | 'tabs';

interface Poster {
  letterhead: Letterhead;
  text: KitText;
  summary: string;
  /** JPEG of 1080 by 720. */
  photo: Buffer | undefined;
  /** Of its page, where the codes lead. */
  address: string;
  createdAt: Date;
}

const codeSide = 130;
const tabs = 8;
const tabHeight = 132;
/** Of the letters; the largest with which all of it stands on one page. */
const scales = [1.1, 1, 0.88, 0.75];

function layOut(poster: Poster, language: Language, form: PosterForm, scale: number): PdfSheet {
  const words = kitWords[language];
  const { letterhead, text, summary, photo, address, createdAt } = poster;
  const sheet = new PdfSheet({
    language,
    letterhead,
    title: text.name,
    subject: words[form](text.name, letterhead.name),
    footer: letterhead.name,
    form: 'letter',
    scale,
    createdAt,
  });
  documentHead(sheet, { title: text.name, subtitle: text.facts, note: text.looks });
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
  for (const line of [text.place, ...text.more]) {
    sheet.put('P', () =>
      sheet.write(line, sheet.left, sheet.y, sheet.width, { font: 'bold', size: 13 }),
    );
    sheet.space(3);
  }
  if (summary) {
    sheet.put('P', () =>
      sheet.write(summary, sheet.left, sheet.y + 4, sheet.width, { size: 12.5 }),
    );
  }
  const foot = form === 'tabs' ? tabHeight : codeSide;
  sheet.room(foot + 8);
  const top = Math.max(sheet.y + 8, sheet.bottom - foot);
  if (form === 'tabs') drawTabs(sheet, poster, top);
  else drawCode(sheet, words.scan, address, top);
  return sheet;
}

function drawCode(sheet: PdfSheet, scan: string, address: string, top: number): void {
  qrCode(sheet, address, sheet.left, top, codeSide);
  const beside = sheet.left + codeSide + 24;
  const width = sheet.width - codeSide - 24;
  sheet.put('P', () => sheet.write(scan, beside, top + 30, width, { font: 'display', size: 17 }));
  sheet.put('P', () =>
    sheet.write(address.replace(/^https?:\/\//, ''), beside, sheet.y + 8, width, {
      size: 10.5,
      color: colour.inkSoft,
    }),
  );
}

/** Each with the name and a code of its own. */
function drawTabs(sheet: PdfSheet, { text, letterhead, address }: Poster, top: number): void {
  const width = sheet.width / tabs;
  for (let index = 0; index < tabs; index += 1) {
    const left = sheet.left + index * width;
    sheet.decorate((doc) =>
      doc
        .rect(left, top, width, tabHeight)
        .dash(3, { space: 3 })
        .lineWidth(0.8)
        .stroke(colour.inkSoft),
    );
    qrCode(sheet, address, left + 7, top + 8, width - 14);
    const words = () => {
      sheet.write(text.name.slice(0, 24), left + 3, top + width, width - 6, {
        ...{ font: 'bold', size: 9.5, align: 'center' },
      });
      sheet.write(letterhead.name.slice(0, 30), left + 3, sheet.y + 2, width - 6, {
        ...{ size: 7.5, align: 'center', color: colour.inkSoft },
      });
    };
    // The strips say the same: one is read aloud.
    if (index === 0) sheet.put('P', words);
    else sheet.decorate(words);
  }
}

async function compose(poster: Poster, language: Language, form: PosterForm): Promise<Buffer> {
  for (const scale of scales) {
    const sheet = layOut(poster, language, form, scale);
    if (sheet.pages === 1) return sheet.finish();
  }
  // Its words alone fill the page.
  return layOut({ ...poster, photo: undefined, summary: '' }, language, form, 0.75).finish();
}

/** One page of letter size to hang up. PDF. */
export const drawPetPoster = inTurn(compose);
