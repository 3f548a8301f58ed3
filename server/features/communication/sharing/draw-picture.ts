import type { PictureFormat } from '#domain/sharing/shared-file-address.ts';
import { drawSvg } from '#server/features/kits/media/drawing.ts';
import { loadSharp } from '#server/features/kits/media/sharp.ts';
import { drawPhotos, type Photo } from './photo-grid.ts';
import { drawLine, type Line, titleSize } from './picture-text.ts';
import type { ShareSubject } from './share-subject.ts';

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
  words: Box;
  /** Of the title, and of the lines below it in pixels. */
  title: number;
  line: number;
  /** Between the lines, of what is usual. */
  air: number;
  /** Where the QR code stands, and the typed one; none beside a link, which leads there itself. */
  qr?: Box;
  code?: Box;
  /** The typed code has room for words. */
  isTall?: boolean;
}

/** The upper and lower edge of a tall picture are covered by apps. */
const layouts: Record<PictureFormat, Layout> = {
  og: {
    ...{ width: 1200, height: 630, title: 84, line: 38, air: 1.6 },
    photo: { left: 0, top: 0, width: 640, height: 630 },
    words: { left: 688, top: 84, width: 464, height: 500 },
  },
  post: {
    ...{ width: 1080, height: 1080, title: 68, line: 33, air: 1.2 },
    photo: { left: 0, top: 0, width: 1080, height: 720 },
    words: { left: 60, top: 748, width: 700, height: 300 },
    code: { left: 800, top: 746, width: 230, height: 60 },
    qr: { left: 810, top: 816, width: 210, height: 210 },
  },
  story: {
    ...{ width: 1080, height: 1920, title: 112, line: 50, air: 1.4, isTall: true },
    photo: { left: 0, top: 0, width: 1080, height: 1060 },
    words: { left: 80, top: 1104, width: 920, height: 440 },
    code: { left: 80, top: 1600, width: 620, height: 220 },
    qr: { left: 740, top: 1570, width: 260, height: 260 },
  },
};

const cream = '#fff8ec';
const ink = '#2b1230';
const rosa = '#c4145c';
const soft = '#5b4560';
const jade = '#08705f';
const barHeight = 24;

export interface Drawn {
  subject: ShareSubject;
  photos: readonly Photo[];
  organisation: string;
  /** Above the code that people type. */
  codeLabel: string;
}

/**
 * A picture to hand on: photos, and beside or below them what it is, on a plain ground, so that photos of any light leave the
 * words legible.
 * @returns a JPEG
 */
export async function drawPicture(drawn: Drawn, format: PictureFormat): Promise<Buffer> {
  const sharp = await loadSharp();
  const layout = layouts[format];
  const { width, height, photo } = layout;
  const { left, top } = photo;
  const photos =
    drawn.photos.length > 0 ? [{ input: await drawPhotos(drawn.photos, photo), left, top }] : [];
  return sharp({ create: { width, height, channels: 3, background: cream } })
    .composite([
      { input: await drawSvg(ground(layout)), left: 0, top: 0 },
      ...photos,
      ...(await wordsIn(drawn, layout)),
      ...(await codesIn(drawn, layout)),
    ])
    .jpeg({ quality: 84, progressive: true })
    .toBuffer();
}

const ground = ({ width, height, photo }: Layout) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${cream}"/>
    <rect x="${photo.left}" y="${photo.top}" width="${photo.width}" height="${photo.height}" fill="#fde6ee"/>
  </svg>`;

const bar = (width: number, progress: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${barHeight}">
    <rect width="${width}" height="${barHeight}" rx="12" fill="#ead8bd"/>
    <rect width="${Math.max(progress > 0 ? barHeight : 0, (width * progress) / 100)}" height="${barHeight}" rx="12" fill="${jade}"/>
  </svg>`;

async function codesIn({ subject, organisation, codeLabel }: Drawn, layout: Layout) {
  const { qr, code, line, air, isTall } = layout;
  if (!qr || !code) return [];
  const { toBuffer } = await import('qrcode');
  const input = await toBuffer(subject.address, {
    ...{ width: qr.width, margin: 1, errorCorrectionLevel: 'M' },
    color: { dark: ink, light: cream },
  });
  const placed = [{ input, left: qr.left, top: qr.top }];
  const typed: Line = { words: subject.code ?? '', size: line * 1.35, color: ink };
  const beside: Line[] = subject.code
    ? [
        { words: codeLabel, size: line * 0.75, color: soft },
        typed,
        { words: subject.shortAddress, size: line * 0.72, color: rosa },
      ]
    : [
        { words: organisation, size: line, color: ink },
        { words: subject.scan, size: line * 0.75, color: rosa },
      ];
  let { top } = code;
  for (const one of isTall ? beside : [typed]) {
    if (one.words === '') continue;
    const drawn = await drawLine(one, code.width);
    const left = isTall ? code.left : code.left + Math.round((code.width - drawn.width) / 2);
    placed.push({ input: drawn.input, left, top });
    top += drawn.height + Math.round(line * 0.3 * air);
  }
  return placed;
}

/** From the top of their box down; where not all fit, what else people ask is left out first. */
async function wordsIn({ subject, organisation }: Drawn, layout: Layout) {
  const { words, line, air, qr, isTall } = layout;
  const { looks, title, facts, place, more, progress, code } = subject;
  const lines: (Line & { gap: number; isLast?: boolean; hasBar?: boolean })[] = [
    { words: looks, size: line, color: rosa, gap: line * 0.3 },
    {
      words: title,
      size: titleSize(title, layout.title, words.width),
      color: ink,
      rows: 3,
      gap: line * 0.45,
    },
    {
      ...{ words: facts, size: line, gap: line * 0.4, hasBar: true },
      color: progress === undefined ? ink : jade,
    },
    { words: place, size: line, color: soft, gap: line * 0.4 },
    { words: more[0] ?? '', size: line * 0.85, color: soft, gap: line * 0.6, isLast: true },
    {
      // Where there is no code to type, it stands in that one's place.
      words:
        isTall && !code ? '' : [organisation, qr ? subject.scan : code].filter(Boolean).join(' · '),
      size: line * 0.72,
      color: rosa,
      gap: 0,
    },
  ];
  const drawn: { input: Buffer; height: number; gap: number; isLast: boolean }[] = [];
  for (const { gap, isLast = false, hasBar, ...said } of lines) {
    if (said.words === '') continue;
    drawn.push({ ...(await drawLine(said, words.width)), gap: gap * air, isLast });
    if (hasBar && progress !== undefined) {
      const input = await drawSvg(bar(words.width, progress));
      drawn.push({ input, height: barHeight, gap: line * 0.5 * air, isLast: false });
    }
  }
  const total = drawn.reduce((sum, { height, gap }) => sum + height + gap, 0);
  const shown = drawn.filter(({ isLast }) => total <= words.height || !isLast);
  const placed: { input: Buffer; left: number; top: number }[] = [];
  let { top } = words;
  for (const { input, height, gap } of shown) {
    if (top + height > words.top + words.height) break;
    placed.push({ input, left: words.left, top: Math.round(top) });
    top += height + gap;
  }
  return placed;
}

/** As wide as half of a telephone. @returns a JPEG */
export async function smallerPicture(picture: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(picture).resize({ width: 320 }).jpeg({ quality: 72 }).toBuffer();
}
