import { cropStart, type FocalPoint } from '#domain/pets/focal-point.ts';
import { loadSharp } from '#server/features/kits/media/sharp.ts';

export interface Photo {
  bytes: Buffer;
  focus: FocalPoint;
}

export interface Frame {
  width: number;
  height: number;
}

/** Between photos, in pixels. */
const gap = 6;
export const mostPhotos = 4;

/** Up to four photos that fill a frame, each cropped around its focal point. @returns PNG of that size, or JPEG */
export async function drawPhotos(
  photos: readonly Photo[],
  frame: Frame,
  format: 'png' | 'jpeg' = 'png',
): Promise<Buffer> {
  const sharp = await loadSharp();
  const cells = cellsFor(photos.length, frame);
  const placed: { input: Buffer; left: number; top: number }[] = [];
  for (const [index, photo] of photos.entries()) {
    const cell = cells[index];
    if (!cell) break;
    const { left, top, ...size } = cell;
    placed.push({ input: await cropped(photo, size), left, top });
  }
  const drawn = sharp({ create: { ...frame, channels: 3, background: '#fff' } }).composite(placed);
  return format === 'jpeg'
    ? drawn.jpeg({ quality: 84 }).toBuffer()
    : drawn.png({ compressionLevel: 0 }).toBuffer();
}

async function cropped({ bytes, focus }: Photo, frame: Frame): Promise<Buffer> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(bytes)
    .resize({ ...frame, fit: 'outside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info })
    .extract({
      ...frame,
      left: cropStart(info.width - frame.width, focus.x),
      top: cropStart(info.height - frame.height, focus.y),
    })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** One alone; else two columns of one photo or, of four and on the right of three, two. */
function cellsFor(count: number, { width, height }: Frame) {
  if (count < 2) return [{ left: 0, top: 0, width, height }];
  const column = { width: Math.floor((width - gap) / 2), height };
  const half = { width: column.width, height: Math.floor((height - gap) / 2) };
  const right = width - column.width;
  const low = height - half.height;
  const onLeft = count > 3 ? [half, { ...half, top: low }] : [column];
  const onRight = count > 2 ? [half, { ...half, top: low }] : [column];
  return [
    ...onLeft.map((cell) => ({ top: 0, left: 0, ...cell })),
    ...onRight.map((cell) => ({ top: 0, left: right, ...cell })),
  ];
}
