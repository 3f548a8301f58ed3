import { loadSharp } from './sharp.ts';

/** Icons are small: a larger file is meant to hurt. */
const largestFile = 4 * 1024 * 1024;
const mostPictures = 100;
/** On each side; the format's own directory knows no more than 256. */
const largestSide = 1024;

/**
 * The largest picture of an ICO file, as PNG. Only that one is decoded, for every entry of
 * the directory may point to the same bytes.
 * @throws Error for what is no whole icon, or an absurd one
 */
export async function largestIcon(file: Buffer): Promise<Buffer> {
  const count = file.readUInt16LE(4);
  if (file.length > largestFile || count === 0 || count > mostPictures) {
    throw new Error('This is no usual icon.');
  }
  const entries = Array.from({ length: count }, (_, index) => readEntry(file, 6 + 16 * index));
  const [largest] = entries.sort((a, b) => b.pixels - a.pixels || b.depth - a.depth);
  if (!largest) throw new Error('There is no picture in the icon.');
  const picture = file.subarray(largest.start, largest.start + largest.length);
  if (picture.length < largest.length) throw new Error('The icon was cut off.');
  if (picture.toString('latin1', 1, 4) === 'PNG') return picture;

  const sides = [picture.readInt32LE(4), picture.readInt32LE(8) / 2];
  if (sides.some((side) => side < 0 || side > largestSide)) throw new Error('Too large an icon.');
  const { default: decodeIco } = await import('decode-ico');
  const [decoded] = decodeIco(onlyThis(largest.entry, picture));
  if (decoded?.type !== 'bmp') throw new Error('The icon holds no picture.');
  const { data, width, height } = decoded;
  const sharp = await loadSharp();
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

function readEntry(file: Buffer, at: number) {
  const entry = Buffer.from(file.subarray(at, at + 16));
  const side = (offset: number) => entry.readUInt8(offset) || 256;
  return {
    entry,
    pixels: side(0) * side(1),
    depth: entry.readUInt16LE(6),
    length: entry.readUInt32LE(8),
    start: entry.readUInt32LE(12),
  };
}

/** An icon of one picture. */
function onlyThis(entry: Buffer, picture: Buffer): Buffer {
  const directory = Buffer.from([0, 0, 1, 0, 1, 0]);
  entry.writeUInt32LE(directory.length + entry.length, 12);
  return Buffer.concat([directory, entry, picture]);
}
