import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { AppError } from '#domain/errors.ts';
import { checkSize, refuse } from './media-refusals.ts';

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

/** Of an animated picture the first frame is kept; HEIC needs a patented decoder that sharp leaves out. */
const formats = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

/** @throws AppError that says what is wrong with the file */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  checkSize(bytes);
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !formats.has(type.mime)) throw refuse('pictureFormat');
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels) throw refuse('pictureTooManyPixels');
    return await decode(bytes);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refuse('pictureBroken', error);
  }
}

/** Our own drawings only: an SVG of somebody else's may point anywhere. */
export async function readDrawing(svg: string): Promise<Picture> {
  return decode(Buffer.from(svg));
}

async function decode(bytes: Buffer): Promise<Picture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
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
