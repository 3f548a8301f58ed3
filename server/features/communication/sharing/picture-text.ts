import { join } from 'node:path';
import { loadSharp } from '#server/features/kits/media/sharp.ts';
import { packageFolder } from '#server/process/package-folder.ts';

const font = join(packageFolder, 'server/pdf/fonts/bricolage-grotesque-bold.ttf');

export interface Line {
  words: string;
  /** Of the letters, in pixels. */
  size: number;
  color: string;
  /** It has at most, 2 unless said. */
  rows?: number;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A line of words as PNG; what has no room in its rows is left out. */
export async function drawLine({ words, size, color, rows = 2 }: Line, width: number) {
  const sharp = await loadSharp();
  const longest = Math.floor((width / size) * 1.7 * rows);
  const shown = words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escaped(shown)}</span>`,
      font: `Bricolage Grotesque Bold ${Math.round(size)}`,
      fontfile: font,
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** A title that needs more than a row is written smaller, and smaller still where it would need more than three. */
export function titleSize(said: string, size: number, width: number): number {
  if (said.length * size * 0.55 <= width) return size;
  return said.length <= (width / size / 0.64) * 3.2 ? size * 0.64 : size * 0.46;
}
