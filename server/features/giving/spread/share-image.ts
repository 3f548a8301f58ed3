import { join } from 'node:path';
import { drawSvg } from '#server/features/kits/media/drawing.ts';
import { loadSharp } from '#server/features/kits/media/sharp.ts';
import { packageFolder } from '#server/process/package-folder.ts';

const width = 1200;
const height = 630;
const band = 230;
const margin = 56;
const ink = '#2b1230';
const font = join(packageFolder, 'server/pdf/fonts/bricolage-grotesque-bold.ttf');

interface Words {
  title: string;
  raised: string;
  /** Of the bar, from 0 to 100. */
  filled: number;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const line = (text: string, size: number, color: string, lines: number) =>
  ({
    text: {
      text: `<span foreground="${color}">${escaped(text)}</span>`,
      font: `Bricolage Grotesque Bold ${size}`,
      fontfile: font,
      width: width - 2 * margin,
      height: Math.round(size * 1.25 * lines),
      rgba: true,
    },
  }) as const;

/**
 * What a shared link to a campaign shows: its picture, and below it what it is about and how far it has come.
 * @param picture a JPEG of 1200 by 630; without one, a plain ground
 * @returns a JPEG of the same size
 */
export async function drawShareImage(
  picture: Buffer | undefined,
  { title, raised, filled }: Words,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const bar = width - 2 * margin;
  const top = height - band;
  const ground = await drawSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect y="${top}" width="${width}" height="${band}" fill="#fff8ec"/>
      <rect x="${margin}" y="${height - 62}" width="${bar}" height="24" rx="12" fill="#ead8bd"/>
      <rect x="${margin}" y="${height - 62}" width="${Math.max(24, (bar * filled) / 100)}" height="24" rx="12" fill="${filled > 0 ? '#08705f' : '#ead8bd'}"/>
    </svg>`,
  );
  const words = await sharp(line(title, 44, ink, 1))
    .png()
    .toBuffer();
  const sum = await sharp(line(raised, 36, '#08705f', 1))
    .png()
    .toBuffer();
  const above =
    picture && (await sharp(picture).resize(width, top, { position: 'attention' }).toBuffer());
  return sharp({ create: { width, height, channels: 3, background: '#fde6ee' } })
    .composite([
      ...(above ? [{ input: above, left: 0, top: 0 }] : []),
      { input: ground, left: 0, top: 0 },
      { input: words, left: margin, top: top + 30 },
      { input: sum, left: margin, top: top + 102 },
    ])
    .jpeg({ quality: 82, progressive: true })
    .toBuffer();
}
