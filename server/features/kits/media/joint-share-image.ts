import { cropStart, type FocalPoint } from '#domain/pets/focal-point.ts';
import { loadSharp } from './sharp.ts';

const width = 1200;
const height = 630;
/** White between the pictures, in pixels. */
const gap = 6;

export const mostJoined = 4;

export interface JoinedPicture {
  bytes: Buffer;
  focus: FocalPoint;
}

/**
 * One picture for a link out of two to four, side by side, each cropped to its place.
 * @returns a JPEG of 1200 by 630
 */
export async function joinShareImages(pictures: readonly JoinedPicture[]): Promise<Buffer> {
  const sharp = await loadSharp();
  const cells = cellsFor(pictures.length);
  const placed: { input: Buffer; left: number; top: number }[] = [];
  for (const [index, picture] of pictures.entries()) {
    const cell = cells[index];
    if (!cell) break;
    const { left, top, ...size } = cell;
    placed.push({ input: await cropped(picture, size), left, top });
  }
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite(placed)
    .jpeg({ quality: 80, progressive: true })
    .toBuffer();
}

async function cropped(
  { bytes, focus }: JoinedPicture,
  frame: { width: number; height: number },
): Promise<Buffer> {
  const sharp = await loadSharp();
  const filling = await sharp(bytes)
    .resize({ ...frame, fit: 'outside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { info } = filling;
  return sharp(filling.data, { raw: info })
    .extract({
      ...frame,
      left: cropStart(info.width - frame.width, focus.x),
      top: cropStart(info.height - frame.height, focus.y),
    })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Two columns; each holds one picture or, of four and on the right of three, two. */
function cellsFor(count: number) {
  const column = { width: (width - gap) / 2, height };
  const half = { width: column.width, height: (height - gap) / 2 };
  const right = width - column.width;
  const low = height - half.height;
  const onLeft = count > 3 ? [half, { ...half, top: low }] : [column];
  const onRight = count > 2 ? [half, { ...half, top: low }] : [column];
  const columns = [
    ...onLeft.map((cell) => ({ top: 0, left: 0, ...cell })),
    ...onRight.map((cell) => ({ top: 0, left: right, ...cell })),
  ];
  return columns;
}
