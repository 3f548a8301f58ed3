import { join } from 'node:path';
import { cropStart, type FocalPoint } from '#domain/pets/focal-point.ts';
import { drawSvg } from '#server/features/kits/media/drawing.ts';
import { loadSharp } from '#server/features/kits/media/sharp.ts';
import { packageFolder } from '#server/process/package-folder.ts';
import type { KitText } from './pet-kit-words.ts';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Layout {
  width: number;
  height: number;
  photo: Box;
  /** Of the words, and of the lines below the name in points. */
  words: Box;
  name: number;
  line: number;
  /** Between the lines, of what is usual. */
  air: number;
  /** Side of the QR code in the lower right corner; none where the picture is shown beside a link. */
  code: number | undefined;
}

/** og: beside a link; post: square; story: a telephone's screen, whose upper and lower edge apps cover. */
const pictureFormats = {
  og: {
    ...{ width: 1200, height: 630, name: 84, line: 38, air: 1.6, code: undefined },
    photo: { left: 0, top: 0, width: 640, height: 630 },
    words: { left: 688, top: 84, width: 464, height: 500 },
  },
  post: {
    ...{ width: 1080, height: 1080, name: 68, line: 33, air: 1.2, code: 210 },
    photo: { left: 0, top: 0, width: 1080, height: 720 },
    words: { left: 60, top: 748, width: 700, height: 300 },
  },
  story: {
    ...{ width: 1080, height: 1920, name: 112, line: 50, air: 1.4, code: 260 },
    photo: { left: 0, top: 0, width: 1080, height: 1060 },
    words: { left: 80, top: 1104, width: 920, height: 470 },
  },
} as const satisfies Record<string, Layout>;

export type PictureFormat = keyof typeof pictureFormats;

interface Drawn {
  photo: { bytes: Buffer; focus: FocalPoint } | undefined;
  text: KitText;
  organisation: string;
  scan: string;
  /** Where the code leads. */
  address: string;
}

const cream = '#fff8ec';
const ink = '#2b1230';
const rosa = '#c4145c';
const soft = '#5b4560';
const font = join(packageFolder, 'server/pdf/fonts/bricolage-grotesque-bold.ttf');

/**
 * A pet's picture to hand on: its photo, and beside or below it who it is, on a plain ground, so that photos of any light leave
 * the words legible.
 * @returns a JPEG
 */
export async function drawPetPicture(drawn: Drawn, format: PictureFormat): Promise<Buffer> {
  const sharp = await loadSharp();
  const layout: Layout = pictureFormats[format];
  const { width, height, photo, words, code } = layout;
  const above = drawn.photo && (await cropped(drawn.photo, photo));
  const side = code ?? 0;
  const corner = { left: width - side - words.left, top: height - side - words.left };
  const lines = await wordsIn(drawn, layout);
  return sharp({ create: { width, height, channels: 3, background: cream } })
    .composite([
      { input: await drawSvg(ground(layout)), left: 0, top: 0 },
      ...(above ? [{ input: above, left: photo.left, top: photo.top }] : []),
      ...lines,
      ...(code === undefined ? [] : [{ input: await codeOf(drawn.address, code), ...corner }]),
    ])
    .jpeg({ quality: 84, progressive: true })
    .toBuffer();
}

const ground = ({ width, height, photo }: Layout) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${cream}"/>
    <rect x="${photo.left}" y="${photo.top}" width="${photo.width}" height="${photo.height}" fill="#fde6ee"/>
  </svg>`;

async function codeOf(address: string, side: number): Promise<Buffer> {
  const { toBuffer } = await import('qrcode');
  return toBuffer(address, {
    ...{ width: side, margin: 1, errorCorrectionLevel: 'M' },
    color: { dark: ink, light: cream },
  });
}

/** The words from the top of their box down; where they do not all fit, with whom the pet gets along is left out first. */
async function wordsIn(
  { text, organisation, scan }: Drawn,
  { words, name, line, air, code }: Layout,
) {
  const sharp = await loadSharp();
  const wanted = [
    { words: text.looks, size: line, color: rosa, gap: line * 0.3 },
    {
      words: text.name,
      size: nameSize(text.name, name, words.width),
      color: ink,
      gap: line * 0.45,
    },
    { words: text.facts, size: line, color: ink, gap: line * 0.4 },
    { words: text.place, size: line, color: soft, gap: line * 0.4 },
    ...text.more
      .slice(0, 1)
      .map((more) => ({ words: more, size: line * 0.85, color: soft, gap: line * 0.6 })),
    {
      words: code === undefined ? organisation : `${organisation} · ${scan}`,
      size: line * 0.72,
      color: rosa,
      gap: 0,
    },
  ];
  const drawn = await Promise.all(
    wanted
      .filter(({ words: said }) => said !== '')
      .map(async ({ words: said, size, color, gap }) => {
        const { data, info } = await sharp(writing(said, size, color, words.width))
          .png()
          .toBuffer({ resolveWithObject: true });
        return { said, input: data, height: info.height, gap: gap * air };
      }),
  );
  const total = drawn.reduce((sum, { height, gap }) => sum + height + gap, 0);
  const shown = drawn.filter(({ said }) => total <= words.height || !text.more.includes(said));
  const placed: { input: Buffer; left: number; top: number }[] = [];
  let { top } = words;
  for (const { input, height, gap } of shown) {
    if (top + height > words.top + words.height) break;
    placed.push({ input, left: words.left, top: Math.round(top) });
    top += height + gap;
  }
  return placed;
}

/** A name that needs more than a line is written smaller. */
const nameSize = (said: string, size: number, width: number) =>
  said.length * size * 0.55 > width ? size * 0.64 : size;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** At most two lines of any size: a name as long as names may be. */
const writing = (words: string, size: number, color: string, width: number) => {
  const longest = Math.floor((width / size) * 3.4);
  const shown = words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words;
  return {
    text: {
      text: `<span foreground="${color}">${escaped(shown)}</span>`,
      font: `Bricolage Grotesque Bold ${Math.round(size)}`,
      fontfile: font,
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  } as const;
};

/** What is around its focal point. @returns a JPEG */
export async function cropPhoto(
  photo: NonNullable<Drawn['photo']>,
  frame: Pick<Box, 'width' | 'height'>,
): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(await cropped(photo, frame))
    .jpeg({ quality: 84 })
    .toBuffer();
}

async function cropped(
  { bytes, focus }: { bytes: Buffer; focus: FocalPoint },
  { width, height }: Pick<Box, 'width' | 'height'>,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(bytes)
    .resize({ width, height, fit: 'outside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info })
    .extract({
      ...{ width, height },
      left: cropStart(info.width - width, focus.x),
      top: cropStart(info.height - height, focus.y),
    })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
