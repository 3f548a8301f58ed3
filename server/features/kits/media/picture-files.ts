import type { Sharp } from 'sharp';
import type { FocalPoint } from '#domain/pets/focal-point.ts';
import { proposalSide, proposeFocalPoint } from '#domain/pets/propose-focal-point.ts';
import type { Picture } from './picture.ts';
import { loadSharp } from './sharp.ts';

export interface PictureFiles {
  /** By name: `{width}.avif` and `{width}.webp` for each width, and `og.jpg`. */
  files: Map<string, Buffer>;
  /** Widths that exist, from small to large; the last is the picture's own, up to 1280, or 2560 of a panorama. */
  widths: number[];
  /** A data: URL of about 300 bytes. */
  placeholder: string;
  /** Proposed. */
  focus: FocalPoint;
}

/**
 * 720 is a phone's whole width at the usual density, 960 at a higher one; 1280 (or less, or 2560) is the picture itself.
 * Each picture says which it has: older ones lack 960.
 */
const steps = [360, 720, 960, 1280];

/**
 * Measured on a photo of 12 MP and on the portraits: AVIF at effort 2 takes twice the time of 1 and saves
 * 3 % at most; effort 4 takes ten times as long for 20 %. WebP at 4 takes twice the time of 2 for 5 %.
 */
const avif = { quality: 50, effort: 1 };
const webp = { quality: 78, effort: 2 };

/** One size after the other, so that a picture never takes more than one core. */
export async function renderPicture(picture: Picture): Promise<PictureFiles> {
  const widths = [...steps.filter((step) => step < picture.width), picture.width];
  const files = new Map<string, Buffer>();
  for (const width of widths) {
    const sized = (await open(picture)).resize({ width });
    files.set(`${width}.avif`, await sized.clone().avif(avif).toBuffer());
    files.set(`${width}.webp`, await sized.clone().webp(webp).toBuffer());
  }
  files.set('og.jpg', await shareImage(picture));
  return {
    files,
    widths,
    placeholder: await placeholder(picture),
    focus: await proposedFocus(await open(picture)),
  };
}

async function open({ pixels, width, height }: Picture): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** @param picture upright, without transparency */
export async function proposedFocus(picture: Sharp): Promise<FocalPoint> {
  const { data, info } = await picture
    .resize({ width: proposalSide, height: proposalSide, fit: 'inside' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return proposeFocalPoint({ pixels: data, width: info.width, height: info.height });
}

async function placeholder(picture: Picture): Promise<string> {
  const tiny = await (await open(picture))
    .resize({ width: 16, height: 16, fit: 'inside' })
    .webp({ quality: 40 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/**
 * What other sites show beside a link (Open Graph): they read JPEG alone for sure, and want 1200 by 630.
 * The whole picture stands before its own blur, so that no ear is cut off.
 */
async function shareImage(picture: Picture): Promise<Buffer> {
  const size = { width: 1200, height: 630 };
  const whole = await (await open(picture))
    .resize({ ...size, fit: 'inside' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const blur = await (await open(picture))
    .resize(40, 21, { fit: 'cover' })
    .blur(1.5)
    .png({ compressionLevel: 0 })
    .toBuffer();
  const sharp = await loadSharp();
  return sharp(blur)
    .resize({ ...size, fit: 'fill' })
    .composite([{ input: whole }])
    .jpeg({ quality: 80, progressive: true })
    .toBuffer();
}
