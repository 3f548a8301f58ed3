import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { AppError } from '#domain/errors.ts';
import { largestIcon } from './icon.ts';
import { refuse } from './media-refusals.ts';
import { checkSize, type MediaSource, sniff } from './media-source.ts';

/** Upright sRGB pixels without transparency, at most 1280 by 2560, three bytes each; nothing else is left of the file. */
export interface Picture {
  pixels: Buffer;
  width: number;
  height: number;
}

/** Enough for every phone of today; a decoded picture of this size takes 190 MB for a moment. */
const mostPixels = 64_000_000;
const largest = { width: 1280, height: 2560 };
/** Shows through transparent pictures; the site's paper. */
const paper = '#fff8ec';

const icon = 'image/x-icon';
/** Of an animated picture the first frame is kept; HEIC needs a patented decoder that sharp leaves out. */
const formats = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', icon]);

/** @throws AppError that says what is wrong with the file */
export async function readPicture(source: MediaSource): Promise<Picture> {
  await checkSize(source);
  const type = await sniff(source);
  if (!formats.has(type)) throw refuse('pictureFormat');
  try {
    const bytes = Buffer.isBuffer(source) ? source : source.path;
    const input = type === icon ? await largestIcon(await readWhole(bytes)) : bytes;
    const { width, height } = await sharp(input, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels) throw refuse('pictureTooManyPixels');
    return await decode(input);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refuse('pictureBroken', error);
  }
}

const readWhole = async (bytes: string | Buffer) =>
  typeof bytes === 'string' ? readFile(bytes) : bytes;

/** Our own drawings only: an SVG of somebody else's may point anywhere. */
export async function readDrawing(svg: string): Promise<Picture> {
  return decode(Buffer.from(svg));
}

async function decode(input: Buffer | string): Promise<Picture> {
  const { data, info } = await sharp(input, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: paper })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** The same pixels have the same id, whatever file they came in. */
export function pictureId({ pixels, width, height }: Picture): string {
  return createHash('sha256')
    .update(`${width}x${height}:`)
    .update(pixels)
    .digest('hex')
    .slice(0, 32);
}
