import { loadSharp } from './sharp.ts';

const paper = '#fff8ec';

/**
 * A picture whole in a square of the site's paper.
 * @param size of each side, in pixels
 * @param part of the square's side that the picture may take
 * @returns a PNG
 */
export async function squareIcon(bytes: Buffer, size: number, part = 1): Promise<Buffer> {
  const sharp = await loadSharp();
  const inner = Math.round(size * part);
  const margin = { start: Math.floor((size - inner) / 2), end: Math.ceil((size - inner) / 2) };
  return sharp(bytes)
    .resize({ width: inner, height: inner, fit: 'contain', background: paper })
    .extend({
      top: margin.start,
      left: margin.start,
      bottom: margin.end,
      right: margin.end,
      background: paper,
    })
    .png({ palette: true })
    .toBuffer();
}
