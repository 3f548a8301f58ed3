import { setImmediate } from 'node:timers/promises';
import type * as fontkit from 'fontkit';
import PDFDocument from 'pdfkit';
import { type Language, locale } from '#domain/language.ts';
import { type Font, fitFont, openFont } from './fonts.ts';
import type { Letterhead } from './letterhead.ts';
import { colour, pageNumber, pawPath } from './theme.ts';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Since pdfkit 0.20, of which the types do not know. */
      font(src: fontkit.Font, family: string): this;
    }
  }
}

type StructureElement = ReturnType<PDFKit.PDFDocument['struct']>;

export interface SheetOptions {
  language: Language;
  letterhead: Letterhead;
  title: string;
  subject: string;
  /** The small print at the foot of each page. */
  footer: string;
  /** slides: lying, with larger letters. */
  form: 'letter' | 'slides';
  /** Of letters and the room between them; 1 unless a document is to be fitted. */
  scale: number;
  createdAt: Date;
}

export interface Style {
  font?: Font;
  size?: number;
  color?: string;
  align?: 'left' | 'center' | 'right';
}

const letter = { width: 612, height: 792 };
/** Points; a logo that is wider for its height is made smaller. */
const widestLogo = 150;
const garland = { flag: 51, height: 32 };
const flagColours = [colour.rosa, colour.sol, colour.jade, colour.violet];

/**
 * A PDF as this portal makes them: tagged, so that it can be read aloud; in one language; with the garland, the name
 * and the number of each page. What carries meaning goes through `put`, decoration through `decorate`.
 */
export class PdfSheet {
  readonly doc: PDFKit.PDFDocument;
  readonly left = 58;
  /** Of the column of text; a slide with a picture narrows it. */
  width: number;
  readonly options: SheetOptions;
  private readonly scale: number;
  private parent: StructureElement;
  private readonly chunks: Buffer[] = [];
  private isMarked = false;

  constructor(options: SheetOptions) {
    this.options = options;
    const slides = options.form === 'slides';
    this.scale = options.scale * (slides ? 1.5 : 1);
    const size: [number, number] = slides
      ? [letter.height, letter.width]
      : [letter.width, letter.height];
    this.doc = new PDFDocument({
      size,
      margins: { top: 70, bottom: 64, left: this.left, right: this.left },
      bufferPages: true,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: locale[options.language],
      info: {
        Title: options.title,
        Subject: options.subject,
        Author: options.letterhead.name,
        CreationDate: options.createdAt,
      },
    });
    this.width = size[0] - 2 * this.left;
    this.doc.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.parent = this.doc.struct('Document');
    this.doc.addStructure(this.parent);
    this.addPage();
  }

  get y(): number {
    return this.doc.y;
  }

  set y(value: number) {
    this.doc.y = value;
  }

  get bottom(): number {
    return this.doc.page.height - this.doc.page.margins.bottom;
  }

  get pages(): number {
    return this.doc.bufferedPageRange().count;
  }

  /** How much of the last page is used, from 0 to 1. */
  get lastPageUsed(): number {
    const { top } = this.doc.page.margins;
    return (this.y - top) / (this.bottom - top);
  }

  /** Points at the size of this sheet's letters. */
  points(size: number): number {
    return size * this.scale;
  }

  addPage(): void {
    this.doc.addPage();
    this.doc.x = this.left;
  }

  /** Begins a page when less than `height` is left on this one. */
  room(height: number): void {
    if (this.y + height > this.bottom) this.addPage();
  }

  space(height: number): void {
    this.y += this.points(height);
  }

  /** Takes the font, size and colour of a text. @returns the text as that font can show it */
  private style(
    content: string,
    { font = 'text', size = 10.5, color = colour.ink }: Style,
  ): string {
    const fitted = fitFont(content, font);
    this.doc.font(openFont(fitted.font), fitted.font).fontSize(this.points(size)).fillColor(color);
    return fitted.text;
  }

  heightOf(text: string, width: number, style: Style = {}): number {
    const shown = this.style(text, style);
    return this.doc.heightOfString(shown, { width, lineGap: this.points(2.5) });
  }

  write(text: string, x: number, y: number, width: number, style: Style = {}): void {
    const shown = this.style(text, style);
    this.doc.text(shown, x, y, {
      width,
      lineGap: this.points(2.5),
      align: style.align ?? 'left',
    });
  }

  /** A piece of the text, named for screen readers: P, H1, LBody, TD … */
  put(type: string, draw: () => void): void {
    this.parent.add(this.doc.struct(type, {}, draw));
  }

  /** Holds pieces together: Sect, L, LI, Table, TR … */
  within(type: string, fill: () => void): void {
    const close = this.open(type);
    fill();
    close();
  }

  /** As `within`, for what is not drawn at one go. @returns what ends it */
  open(type: string): () => void {
    const outer = this.parent;
    const element = this.doc.struct(type);
    outer.add(element);
    this.parent = element;
    return () => {
      element.end();
      this.parent = outer;
    };
  }

  /** Lines, grounds and pictures that say nothing. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc.save();
    draw(this.doc);
    this.doc.restore();
    this.doc.endMarkedContent();
  }

  paw(x: number, y: number, size: number, color: string): void {
    this.doc
      .save()
      .translate(x, y)
      .scale(size / 24)
      .path(pawPath)
      .fill(color)
      .restore();
  }

  /**
   * The organisation's logo, or the paw, among decorations: its name stands beside it.
   * @param x of its left edge, or of its middle where it is centered
   * @param y of its middle
   * @returns how wide it is
   */
  mark(
    x: number,
    y: number,
    sizes: { paw: number; logo: number },
    { isCentered = false, most = widestLogo }: { isCentered?: boolean; most?: number } = {},
  ): number {
    const { logo } = this.options.letterhead;
    const wanted = logo ? sizes.logo * logo.aspect : sizes.paw;
    const width = logo ? Math.min(wanted, most) : wanted;
    const height = logo ? width / logo.aspect : sizes.paw;
    const left = isCentered ? x - width / 2 : x;
    if (logo) this.doc.image(logo.png, left, y - height / 2, { width, height });
    else this.paw(left, y - height / 2, sizes.paw, colour.rosa);
    this.isMarked = true;
    return width;
  }

  /** Puts garland, name and number on every page, and closes the file. */
  async finish(): Promise<Buffer> {
    const { start, count } = this.doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.doc.switchToPage(start + index);
      // What stands in the margins must not begin a new page.
      this.doc.page.margins.bottom = 0;
      this.decorate(() => {
        this.drawGarland();
        // A first page that says nowhere whom it is from begins like the others.
        if (index > 0 || !this.isMarked) this.drawName();
        this.drawFoot(index + 1, count);
      });
      await setImmediate();
    }
    const done = new Promise((resolve) => this.doc.once('end', resolve));
    this.parent.end();
    this.doc.end();
    await done;
    return Buffer.concat(this.chunks);
  }

  private drawGarland(): void {
    const { doc } = this;
    const count = Math.ceil(doc.page.width / garland.flag);
    for (let index = 0; index < count; index += 1) {
      const x = index * garland.flag + 2;
      const width = garland.flag - 4;
      const tooth = width / 6;
      doc
        .path(
          `M${x} 0h${width}v${garland.height - 10}l${-tooth} 6-${tooth}-6-${tooth} 9-${tooth}-9-${tooth} 6-${tooth}-6z` +
            `M${x + width / 2} 4l5 6-5 6-5-6zM${x + width * 0.2} 9a3 3 0 1 0 .1 0zM${x + width * 0.8} 9a3 3 0 1 0 .1 0z`,
        )
        .fill(flagColours[index % flagColours.length] ?? colour.rosa, 'even-odd');
    }
  }

  private drawName(): void {
    const beside = this.left + this.mark(this.left, 44.5, { paw: 13, logo: 17 }) + 6;
    const name = [...new Set([this.options.letterhead.name, this.options.title])].join(' · ');
    const shown = this.style(name, { font: 'bold', color: colour.inkSoft });
    this.doc.fontSize(8.5).text(shown, beside, 40, { lineBreak: false });
  }

  private drawFoot(page: number, pages: number): void {
    const y = this.doc.page.height - 42;
    const { footer, language } = this.options;
    const width = this.doc.page.width - 2 * this.left;
    this.doc
      .moveTo(this.left, y - 9)
      .lineTo(this.left + width, y - 9)
      .lineWidth(0.75)
      .dash(2, { space: 3 })
      .stroke(colour.blank)
      .undash();
    const shown = this.style(footer, { color: colour.inkSoft });
    this.doc.fontSize(8).text(shown, this.left, y, { width: width - 90, lineGap: 1 });
    const number = this.style(pageNumber[language](page, pages), { color: colour.inkSoft });
    this.doc.fontSize(8).text(number, this.left, y, { width, align: 'right', lineBreak: false });
  }
}
