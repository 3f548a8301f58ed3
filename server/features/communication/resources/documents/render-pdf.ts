import type { DocumentBlock, DocumentSection, DocumentText } from '#content/resources/resource.ts';
import { type Language, locale } from '#domain/language.ts';
import type { PetStatistics } from '#server/features/animals/pets/core/pet-figures.ts';
import { blankFields, checks, heightOfFields, signatures } from '#server/pdf/forms.ts';
import { documentHead, sectionHeading } from '#server/pdf/headings.ts';
import type { Letterhead } from '#server/pdf/letterhead.ts';
import { PdfSheet } from '#server/pdf/sheet.ts';
import { amounts, bars, table } from '#server/pdf/tables.ts';
import { callout, entries, list, paragraph, steps } from '#server/pdf/text.ts';
import { colour } from '#server/pdf/theme.ts';
import { words } from './words.ts';

export interface PdfRequest {
  letterhead: Letterhead;
  text: DocumentText;
  /** Of the text, which may be Spanish for readers of English. */
  language: Language;
  subject: string;
  form: 'letter' | 'slides';
  createdAt: Date;
  /** Drawings as PNG, 6 by 5: the first for the head or the cover, the others for slides, one a section. */
  pictures: readonly Buffer[];
  statistics?: PetStatistics & { /** YYYY-MM-DD */ countedOn: string };
}

const scales = [1, 0.96, 0.92, 0.88, 0.84] as const;
const worthAPage = 0.35;

/**
 * A last page that holds only a few lines is not worth its paper, and a slide is one page: a little smaller, they fit.
 */
export function renderPdf(request: PdfRequest): Promise<Buffer> {
  const first = compose(request, scales[0]);
  const wanted = request.form === 'slides' ? request.text.sections.length + 1 : first.pages - 1;
  const isRight = first.pages === 1 || first.lastPageUsed > worthAPage;
  if (request.form === 'slides' ? first.pages === wanted : isRight) return first.finish();
  for (const scale of scales.slice(1)) {
    const smaller = compose(request, scale);
    if (smaller.pages === wanted) return smaller.finish();
  }
  return first.finish();
}

function compose(request: PdfRequest, scale: number): PdfSheet {
  const { letterhead, text, language, subject, form, createdAt } = request;
  const sheet = new PdfSheet({
    language,
    letterhead,
    title: text.title,
    subject,
    footer: text.footer,
    form,
    scale,
    createdAt,
  });
  if (form === 'slides') cover(sheet, request);
  else head(sheet, request);
  const { width } = sheet;
  for (const [index, section] of text.sections.entries()) {
    if (form === 'slides') beginSlide(sheet, width, index, request.pictures[index + 1]);
    sheet.within('Sect', () => {
      heading(sheet, section, index);
      for (const block of section.blocks) drawBlock(sheet, block, request);
    });
  }
  return sheet;
}

const slideGrounds = [colour.solWash, colour.rosaWash, colour.jadeWash, colour.violetWash];
const slidePicture = 232;

function beginSlide(sheet: PdfSheet, fullWidth: number, index: number, picture?: Buffer): void {
  sheet.addPage();
  const { page } = sheet.doc;
  sheet.width = picture ? fullWidth - slidePicture - 28 : fullWidth;
  sheet.decorate((doc) => {
    const ground = slideGrounds[index % slideGrounds.length] ?? colour.cream;
    doc.rect(0, 0, page.width, page.height).fill(picture ? ground : colour.cream);
    if (picture) {
      doc.image(picture, page.width - slidePicture - 44, page.height / 2 - 100, {
        width: slidePicture,
      });
    }
  });
  sheet.y = picture ? 100 : 84;
}

function head(sheet: PdfSheet, { text, pictures, statistics, language }: PdfRequest): void {
  const { title, subtitle } = text;
  const [picture] = pictures;
  const date = new Intl.DateTimeFormat(locale[language], { dateStyle: 'long', timeZone: 'UTC' });
  const note = statistics && words[language].countedOn(date.format(new Date(statistics.countedOn)));
  documentHead(sheet, { title, subtitle, note, picture });
}

function cover(sheet: PdfSheet, { text, pictures }: PdfRequest): void {
  const [picture] = pictures;
  const { page } = sheet.doc;
  sheet.decorate((doc) => {
    doc.rect(0, 0, page.width, page.height).fill(colour.cream);
    if (picture) doc.image(picture, page.width - 400, 118, { width: 372 });
  });
  sheet.decorate(() => {
    sheet.mark(sheet.left, 179, { paw: 58, logo: 76 }, { most: 300 });
  });
  sheet.put('H1', () =>
    sheet.write(text.title, sheet.left, 224, 330, { font: 'display', size: 38 }),
  );
  sheet.space(4);
  sheet.put('P', () =>
    sheet.write(text.subtitle, sheet.left, sheet.y, 310, { size: 12, color: colour.inkSoft }),
  );
}

/** A heading does not stand alone at the foot of a page, nor apart from what is to be filled in below it. */
function heading(sheet: PdfSheet, { heading: text, blocks }: DocumentSection, index: number): void {
  const [first] = blocks;
  const company =
    typeof first === 'object' && first.kind === 'fields' ? heightOfFields(sheet, first.fields) : 0;
  sectionHeading(sheet, text, { isFirst: index === 0, company });
}

function drawBlock(sheet: PdfSheet, block: DocumentBlock, request: PdfRequest): void {
  if (typeof block === 'string') {
    paragraph(sheet, block);
    return;
  }
  switch (block.kind) {
    case 'list':
      list(sheet, block.items);
      break;
    case 'steps':
    case 'clauses':
      steps(sheet, block.items);
      break;
    case 'entries':
      entries(sheet, block.items);
      break;
    case 'callout':
      callout(sheet, block.text);
      break;
    case 'fields':
      blankFields(sheet, block.fields);
      break;
    case 'checks':
      checks(sheet, block.items);
      break;
    case 'table':
      table(sheet, block.head, block.rows);
      break;
    case 'amounts':
      amounts(sheet, block.items);
      break;
    case 'signatures':
      signatures(sheet, block.people);
      break;
    case 'statistics':
      drawStatistics(sheet, block.of, request);
      break;
  }
}

function drawStatistics(
  sheet: PdfSheet,
  of: keyof PetStatistics,
  { statistics: counted, language }: PdfRequest,
): void {
  const { statisticsHead, pets, total, none, statuses, species } = words[language];
  const labels: Partial<Record<string, string>> = { ...statuses, ...species };
  const rows = (counted?.[of] ?? []).map(({ key, pets: count }) => ({
    label: labels[key] ?? key,
    count,
  }));
  if (rows.length === 0) paragraph(sheet, none);
  else bars(sheet, { head: [statisticsHead[of], pets], rows, total });
}
