import type { Sharp } from 'sharp';
import { refuse } from './media-errors.ts';
import { loadSharp } from './sharp.ts';

/** Which decoder may open what the content says it is. Of an animated picture the first frame is kept. */
const decoders: Record<string, { format: string; compression?: string }> = {
  'image/jpeg': { format: 'jpeg' },
  'image/png': { format: 'png' },
  'image/apng': { format: 'png' },
  'image/webp': { format: 'webp' },
  'image/gif': { format: 'gif' },
  'image/avif': { format: 'heif', compression: 'av1' },
};

/** Enough for every phone of today; a decoded picture of this size takes up to 320 MB for a moment. */
const mostPixels = 64_000_000;
/** GIF, AVIF and 16 bits a colour need up to 20 bytes a pixel (64 megapixels as AVIF: 1.2 GB), and no phone writes them. */
const mostCostlyPixels = 16_000_000;
/** Of an animated picture. */
const mostFrames = 500;
const costly = new Set(['gif', 'heif']);
/** A photo of 64 megapixels takes two or three. */
const mostSeconds = 20;

export const isPictureType = (mime: string) => mime in decoders;

/** HEIC, whose patented decoder sharp leaves out. */
export const isHeicType = (mime: string) => /^image\/hei[cf](-sequence)?$/.test(mime);

/**
 * A file that somebody sent, ready to be decoded: by the decoder of its type, within limits of pixels and time.
 * @param input a path or the bytes
 * @param mime what the content was taken for
 * @throws AppError pictureTooManyPixels, pictureTooLargeForFormat, pictureBroken (also when the decoder takes it for
 * something else)
 */
export async function openPicture(input: Buffer | string, mime: string): Promise<Sharp> {
  const sharp = await loadSharp();
  await examine(input, mime);
  return sharp(input, { limitInputPixels: mostPixels, failOn: 'error' }).timeout({
    seconds: mostSeconds,
  });
}

/**
 * For a picture that is kept as it came, and that browsers will show with all its frames.
 * @throws AppError as `openPicture`
 */
export async function requireShowable(input: Buffer | string, mime: string): Promise<void> {
  const { pixels, frames } = await examine(input, mime);
  if (frames > mostFrames || pixels * frames > mostPixels) throw refuse('pictureTooManyPixels');
}

async function examine(
  input: Buffer | string,
  mime: string,
): Promise<{ pixels: number; frames: number }> {
  const sharp = await loadSharp();
  const found = await sharp(input, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw refuse('pictureBroken', cause);
    });
  const decoder = decoders[mime];
  if (found.format !== decoder?.format || found.compression !== decoder.compression) {
    throw refuse('pictureBroken');
  }
  const pixels = found.width * (found.pageHeight ?? found.height);
  if (pixels > mostPixels) throw refuse('pictureTooManyPixels');
  const isCostly = costly.has(found.format) || found.depth !== 'uchar';
  if (isCostly && pixels > mostCostlyPixels) throw refuse('pictureTooLargeForFormat');
  return { pixels, frames: found.pages ?? 1 };
}
