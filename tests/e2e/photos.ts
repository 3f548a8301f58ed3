import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { smallestPdf } from '#tests/fakes/pdf.ts';

/** Files as telephones make them, for journeys that upload. */

export interface UploadableFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * A photo held sideways, as cameras write it: the pixels lie on their left side and EXIF says how to turn them. Upright
 * it is higher than wide, red above and blue below, and it tells where it was taken.
 */
export async function sidewaysPhoto(name: string): Promise<UploadableFile> {
  const [width, height] = [1600, 1200];
  const half = (background: string) =>
    sharp({ create: { width: width / 2, height, channels: 3, background } })
      .png()
      .toBuffer();
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite([
      { input: await half('#d01030'), left: 0, top: 0 },
      { input: await half('#1040d0'), left: width / 2, top: 0 },
    ])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '20/1 12/1 40/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A telephone's panorama of about 2 MB: large, but not for long once it is smaller. */
export async function panorama(name: string): Promise<UploadableFile> {
  const noise = { type: 'gaussian', mean: 130, sigma: 32 } as const;
  const create = { width: 3000, height: 500, channels: 3, background: '#000', noise } as const;
  const buffer = await sharp({ create }).resize(6000, 1000).jpeg({ quality: 80 }).toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

export async function smallPhoto(name: string, background: string): Promise<UploadableFile> {
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

export const paper = (name: string): UploadableFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: smallestPdf,
});

/** Of a dog, some seconds long. */
export async function video(name: string): Promise<UploadableFile> {
  const buffer = await readFile('content/demo/media/canela.mp4');
  return { name, mimeType: 'video/mp4', buffer };
}
