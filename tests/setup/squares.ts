import { loadSharp } from '#server/features/kits/media/sharp.ts';

/** A picture of coloured squares, another one for each seed. */
export async function squares(seed: number): Promise<Buffer> {
  const sharp = await loadSharp();
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % 256;
  };
  const pixels = Uint8Array.from({ length: 8 * 6 * 3 }, next);
  return sharp(pixels, { raw: { width: 8, height: 6, channels: 3 } })
    .resize(960, 720, { kernel: 'cubic' })
    .jpeg({ quality: 92 })
    .toBuffer();
}
