import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  type ISectionOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { DocumentBlock, DocumentText } from '#content/resources/resource.ts';
import { type Language, locale } from '#domain/language.ts';
import { readFonts } from '#server/pdf/fonts.ts';
import { rowsOf, shareOf } from '#server/pdf/forms.ts';
import type { Letterhead } from '#server/pdf/letterhead.ts';
import { colour, pageNumber } from '#server/pdf/theme.ts';

/** Twentieths of a point. */
const textWidth = 9_860;
/** Pixels. */
const logoHeight = 44;
const widestLogo = 200;
const hex = (value: string) => value.slice(1);
const noBorder = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const noBorders = { top: noBorder, bottom: noBorder, left: noBorder, right: noBorder } as const;
const line = { style: BorderStyle.SINGLE, size: 6, color: hex(colour.blank) } as const;

/** The same text for a word processor: with its styles, so that a rescue can make it its own. */
export function renderDocx({
  letterhead,
  text,
  language,
  subject,
}: {
  letterhead: Letterhead;
  text: DocumentText;
  language: Language;
  subject: string;
}): Promise<Buffer> {
  const fonts = readFonts();
  const children = [
    new Paragraph({
      children: [
        ...pictureOf(letterhead),
        new TextRun({ text: letterhead.name, color: hex(colour.rosa), bold: true }),
      ],
      border: { bottom: { style: BorderStyle.THICK, size: 18, color: hex(colour.sol), space: 4 } },
      spacing: { after: 240 },
    }),
    new Paragraph({ text: text.title, heading: HeadingLevel.TITLE }),
    new Paragraph({ text: text.subtitle, style: 'Subtitle' }),
    ...text.sections.flatMap(({ heading, blocks }, index) => [
      new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }),
      ...blocks.flatMap((block, at) => blockOf(block, index, blocks[at + 1])),
    ]),
  ];
  const document = new Document({
    title: text.title,
    subject,
    creator: letterhead.name,
    fonts: [
      { name: 'Figtree', data: fonts.text },
      { name: 'Bricolage Grotesque', data: fonts.display },
    ],
    styles: stylesIn(language),
    numbering: { config: numberings(text) },
    sections: [
      {
        properties: {
          page: {
            size: { width: 12_240, height: 15_840 },
            margin: { top: 900, bottom: 900, left: 1_190, right: 1_190 },
          },
        },
        footers: { default: footer(text.footer, language) },
        children,
      } satisfies ISectionOptions,
    ],
  });
  return Packer.toBuffer(document);
}

/** The logo and the room beside it. */
function pictureOf({ name, logo }: Letterhead) {
  if (!logo) return [];
  const width = Math.min(logoHeight * logo.aspect, widestLogo);
  const transformation = { width, height: width / logo.aspect };
  return [
    new ImageRun({ type: 'png', data: logo.png, transformation, altText: { name, title: name } }),
    new TextRun('  '),
  ];
}

function stylesIn(language: Language) {
  const display = { font: 'Bricolage Grotesque', color: hex(colour.ink) };
  return {
    default: {
      document: {
        run: {
          font: 'Figtree',
          size: 21,
          color: hex(colour.ink),
          language: { value: locale[language] },
        },
        paragraph: { spacing: { after: 90, line: 264 } },
      },
      title: { run: { ...display, size: 50 }, paragraph: { spacing: { after: 60 } } },
      heading1: {
        run: { ...display, size: 30 },
        paragraph: { spacing: { before: 240, after: 90 }, keepNext: true },
      },
    },
    paragraphStyles: [
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        run: { size: 24, color: hex(colour.inkSoft) },
        paragraph: { spacing: { after: 200 } },
      },
      {
        id: 'FieldLabel',
        name: 'Field label',
        basedOn: 'Normal',
        run: { size: 16, color: hex(colour.inkSoft) },
        paragraph: { spacing: { before: 20, after: 100 } },
      },
    ],
  };
}

/** Each numbered part counts from one. */
function numberings({ sections }: DocumentText) {
  const level = { level: 0, alignment: AlignmentType.LEFT } as const;
  const indent = { left: 440, hanging: 440 };
  const color = hex(colour.rosa);
  return [
    {
      reference: 'boxes',
      levels: [
        {
          ...level,
          format: LevelFormat.BULLET,
          text: '☐',
          style: { paragraph: { indent }, run: { color, font: 'Segoe UI Symbol' } },
        },
      ],
    },
    {
      reference: 'dots',
      levels: [
        {
          ...level,
          format: LevelFormat.BULLET,
          text: '•',
          style: { paragraph: { indent }, run: { color } },
        },
      ],
    },
    ...sections.map((_, index) => ({
      reference: `numbers-${index}`,
      levels: [
        {
          ...level,
          format: LevelFormat.DECIMAL,
          text: '%1.',
          style: { paragraph: { indent }, run: { color, bold: true } },
        },
      ],
    })),
  ];
}

function footer(text: string, language: Language): Footer {
  const page = pageNumber[language](1, 2).split(/[12]/);
  return new Footer({
    children: [
      new Paragraph({
        spacing: { before: 120 },
        children: [
          new TextRun({ text: `${text}  ·  `, size: 16, color: hex(colour.inkSoft) }),
          new TextRun({
            size: 16,
            color: hex(colour.inkSoft),
            children: [page[0] ?? '', PageNumber.CURRENT, page[1] ?? '', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });
}

function blockOf(
  block: DocumentBlock,
  section: number,
  next: DocumentBlock | undefined,
): (Paragraph | Table)[] {
  if (typeof block === 'string') {
    const signed = typeof next === 'object' && next.kind === 'signatures';
    return [new Paragraph({ text: block, keepNext: signed })];
  }
  switch (block.kind) {
    case 'list':
      return block.items.map((text) => numbered('dots', [new TextRun(text)]));
    case 'checks':
      return block.items.map((text) => numbered('boxes', [new TextRun(text)]));
    case 'steps':
    case 'clauses':
      return block.items.map(({ title, text }) =>
        numbered(`numbers-${section}`, titled(title, text)),
      );
    case 'entries':
      return block.items.map(({ title, text }) => new Paragraph({ children: titled(title, text) }));
    case 'callout':
      return [
        new Paragraph({
          children: [new TextRun({ text: block.text, bold: true })],
          shading: { fill: hex(colour.solWash) },
          spacing: { before: 120, after: 160 },
        }),
      ];
    case 'fields':
      return rowsOf(block.fields).map((fields) =>
        lineTable(fields.map((field) => ({ label: field.label, share: shareOf(field) }))),
      );
    case 'signatures':
      return signatureTables(block.people);
    default:
      throw new Error(`A document for a word processor holds no ${block.kind}`);
  }
}

const titled = (title: string, text: string) => [
  new TextRun({ text: `${title} `, bold: true }),
  new TextRun(text),
];

function numbered(reference: string, children: TextRun[]): Paragraph {
  return new Paragraph({ children, numbering: { reference, level: 0 }, spacing: { after: 90 } });
}

function signatureTables(people: readonly string[]): (Paragraph | Table)[] {
  const inRow = people.length === 4 ? 2 : Math.min(people.length, 3);
  const tables: (Paragraph | Table)[] = [];
  for (let from = 0; from < people.length; from += inRow) {
    const row = people.slice(from, from + inRow);
    tables.push(new Paragraph({ spacing: { before: 400 }, keepNext: true }));
    tables.push(lineTable(row.map((label) => ({ label, share: 1 / inRow, centred: true }))));
  }
  return tables;
}

/** Lines to write on, with what belongs there below; a narrow cell between two keeps them apart. */
function lineTable(cells: readonly { label: string; share: number; centred?: boolean }[]): Table {
  const gap = 240;
  const room = textWidth - gap * (cells.length - 1);
  const total = cells.reduce((sum, { share }) => sum + share, 0);
  const filled = total > 0.99 ? 1 : total;
  const widths = cells.map(({ share }) => Math.round((room * filled * share) / total));
  const blank = (width: number) =>
    new TableCell({
      borders: noBorders,
      width: { size: width, type: WidthType.DXA },
      children: [new Paragraph({ style: 'FieldLabel' })],
    });
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: textWidth, type: WidthType.DXA },
    borders: { ...noBorders, insideHorizontal: noBorder, insideVertical: noBorder },
    columnWidths: widths.flatMap((width, index) => (index > 0 ? [gap, width] : [width])),
    rows: [
      new TableRow({
        cantSplit: true,
        height: { value: 370, rule: 'atLeast' },
        children: cells.flatMap((_, index) => {
          const cell = blank(widths[index] ?? 0);
          return index > 0 ? [blank(gap), cell] : [cell];
        }),
      }),
      new TableRow({
        cantSplit: true,
        children: cells.flatMap(({ label, centred }, index) => {
          const cell = new TableCell({
            borders: { ...noBorders, top: line },
            width: { size: widths[index] ?? 0, type: WidthType.DXA },
            margins: { left: 0, right: 0 },
            children: [
              new Paragraph({
                text: label,
                style: 'FieldLabel',
                alignment: centred ? AlignmentType.CENTER : AlignmentType.LEFT,
              }),
            ],
          });
          return index > 0 ? [blank(gap), cell] : [cell];
        }),
      }),
    ],
  });
}
