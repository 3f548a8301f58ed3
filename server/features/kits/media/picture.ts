import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { AppError } from '#domain/errors.ts';
import { isPanorama } from '#domain/pets/panorama.ts';
import { refuse } from './media-errors.ts';
import { checkSize, type MediaSource, sniff } from './media-source.ts';
import { isHeicType, isPictureType, openPicture } from './open-picture.ts';

/**
 * Upright sRGB pixels without transparency, at most 1280 by 2560 (2560 by 1280 of a panorama), three bytes each; nothing
 * else is left of the file.
 */
export interface Picture {
  pixels: Buffer;
  width: number;
  height: number;
}

const largest = { width: 1280, height: 2560 };
const largestPanorama = { width: 2560, height: 1280 };
/** Shows through transparent pictures; the site's paper. */
const paper = '#fff8ec';

/** @throws AppError that says what is wrong with the file */
export async function readPicture(source: MediaSource): Promise<Picture> {
  await checkSize(source);
  const type = await sniff(source);
  if (!isPictureType(type)) throw refuse(isHeicType(type) ? 'photoHeic' : 'pictureFormat');
  const file = Buffer.isBuffer(source) ? source : source.path;
  try {
    return await decode(await openPicture(file, type));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refuse('pictureBroken', error);
  }
}

async function decode(opened: Sharp): Promise<Picture> {
  const { autoOrient } = await opened.metadata();
  const bounds = isPanorama(autoOrient) ? largestPanorama : largest;
  const { data, info } = await opened
    .autoOrient()
    .resize({ ...bounds, fit: 'inside', withoutEnlargement: true })
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
