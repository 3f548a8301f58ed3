import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sources } from '#tests/setup/source-imports.ts';
import { documentHead } from './headings.ts';
import type { Letterhead } from './letterhead.ts';
import { PdfSheet } from './sheet.ts';

async function letterhead(width: number, height: number): Promise<Letterhead> {
  const blank = { width, height, channels: 3, background: '#1b6ca8' } as const;
  const png = await sharp({ create: blank }).png().toBuffer();
  return { name: 'Patitas', logo: { id: 'logo', png, aspect: width / height } };
}

const sheetOf = (of: Letterhead) =>
  new PdfSheet({
    letterhead: of,
    ...{ language: 'es', title: 'Lista', subject: 'Lista', footer: 'Pie' },
    ...{ form: 'letter', scale: 1, createdAt: new Date(0) },
  });

/** Where each picture stands: its width and height, in points. */
async function drawnBy(of: Letterhead, fill: (sheet: PdfSheet) => void) {
  const sheet = sheetOf(of);
  const { doc } = sheet;
  const drawn: number[][] = [];
  const draw = doc.image.bind(doc);
  doc.image = ((...given: Parameters<typeof draw>) => {
    const { width = 0, height = 0 } = given.at(-1) as unknown as {
      width?: number;
      height?: number;
    };
    drawn.push([Math.round(width), Math.round(height)]);
    return draw(...given);
  }) as typeof doc.image;
  fill(sheet);
  await sheet.finish();
  return drawn;
}

const head = { title: 'Lista', subtitle: 'De todo' };

it('a logo stands at the head of the first page and of each that follows, in its own shape', async () => {
  const withHead = (sheet: PdfSheet) => {
    documentHead(sheet, head);
    sheet.addPage();
  };
  const square = await drawnBy(await letterhead(200, 200), withHead);
  expect(square).toEqual([
    [34, 34],
    [17, 17],
  ]);
  const wide = await drawnBy(await letterhead(600, 60), withHead);
  expect(wide).toEqual([
    [150, 15],
    [150, 15],
  ]);
});

it('a document without a head of its own begins with it all the same', async () => {
  expect(await drawnBy(await letterhead(200, 200), () => {})).toEqual([[17, 17]]);
});

it('without a logo there is the paw', async () => {
  const none = { name: 'Patitas', logo: undefined };
  expect(await drawnBy(none, (sheet) => documentHead(sheet, head))).toEqual([]);
});

it('every document is given whom it is from, and none makes up its own', () => {
  const makers = [...sources].filter(([, text]) => /new PdfSheet\(|new Document\(/.test(text));
  expect(makers.length).toBeGreaterThan(10);
  for (const [file, text] of makers) {
    expect(/\bletterhead\b/.test(text) && !/\bletterhead: \{/.test(text), file).toBe(true);
  }
  const drawing = [...sources].filter(([, text]) => text.includes('content.letterhead('));
  expect(drawing.length).toBeGreaterThan(8);
});
