import { buffer } from 'node:stream/consumers';
import { mediaKey } from './media-files.ts';
import type { MediaReading } from './media-reading.ts';
import { loadSharp } from './sharp.ts';

/**
 * The perceptual hash of a picture, 16 hexadecimal digits: nearly the same once it is scaled or compressed. Some 20 ms, of its
 * smallest file.
 * @returns undefined of videos, and of what is not there or cannot be read
 */
export async function printOf(
  { repository, files }: MediaReading,
  id: string,
): Promise<string | undefined> {
  const row = await repository.find(id);
  if (row?.kind !== 'image') return undefined;
  const [smallest] = JSON.parse(row.widths_json) as number[];
  const file = await files.open(mediaKey(id, `${smallest}.webp`));
  if (!file) return undefined;
  return printOfBytes(await buffer(file.stream));
}

/** @returns undefined of what cannot be read */
export async function printOfBytes(bytes: Buffer): Promise<string | undefined> {
  // Switched to the formats that are allowed before the library reads one.
  await loadSharp();
  const { default: perceptualHash } = await import('sharp-phash');
  const bits = await perceptualHash(bytes).catch(() => undefined);
  return bits && BigInt(`0b${bits}`).toString(16).padStart(16, '0');
}
