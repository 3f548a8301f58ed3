import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { packageFolder } from '#server/process/package-folder.ts';

/** What a document is written in. */
export type Font = 'text' | 'bold' | 'display';
/** Where those lack a letter: many more scripts, in a plainer face. */
type BroadFont = 'broad' | 'broadBold';

const require = createRequire(import.meta.url);
const own = (name: string) => join(packageFolder, `server/pdf/fonts/${name}.ttf`);

const fontFiles: Readonly<Record<Font | BroadFont, string>> = {
  text: own('figtree-regular'),
  bold: own('figtree-bold'),
  display: own('bricolage-grotesque-bold'),
  broad: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  broadBold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

const broadFontFor: Readonly<Record<Font, BroadFont>> = {
  text: 'broad',
  bold: 'broadBold',
  display: 'broadBold',
};

/** Read when a document is made, and not before. */
export function readFonts(): Record<Font, Buffer> {
  return {
    text: readFileSync(fontFiles.text),
    bold: readFileSync(fontFiles.bold),
    display: readFileSync(fontFiles.display),
  };
}

/**
 * A text with the font that can show all of it. What no font knows (Chinese, some emoji) becomes a box, so that it is
 * seen that something stands there.
 */
export function fitFont(text: string, font: Font): { text: string; font: Font | BroadFont } {
  const composed = text.normalize('NFC');
  if (unknownTo(font, composed).length === 0)
    return { text: withPlainSpaces(composed, font), font };
  const broad = broadFontFor[font];
  const spaced = withPlainSpaces(composed, broad);
  const shown =
    unknownTo(broad, spaced).length === 0
      ? spaced
      : Array.from(letters.segment(spaced), ({ segment }) =>
          unknownTo(broad, segment).length === 0 ? segment : box,
        ).join('');
  return { text: shown, font: broad };
}

const box = '\u25A1';
/** As people count them: an emoji of several code points is one. */
const letters = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** Space of any kind is no letter. */
const unknownTo = (font: Font | BroadFont, text: string): string[] =>
  [...text].filter((letter) => !/\s/.test(letter) && !isKnown(font, letter));

/** Of the many kinds of space few fonts have more than the usual two. */
const withPlainSpaces = (text: string, font: Font | BroadFont): string =>
  text.replace(/[^\S\r\n]/g, (space) => (isKnown(font, space) ? space : ' '));

const isKnown = (font: Font | BroadFont, letter: string): boolean =>
  openFont(font).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

const opened = new Map<Font | BroadFont, fontkit.Font>();

/** Once a process, for reading a font takes longer than drawing a page. */
export function openFont(name: Font | BroadFont): fontkit.Font {
  const known = opened.get(name);
  if (known) return known;
  const font = fontkit.openSync(fontFiles[name]);
  if (!('glyphForCodePoint' in font)) throw new Error(`${fontFiles[name]} is no single font.`);
  // A glyph says what it stands for as whoever asked first for it: by its letter, and not as a part of another one.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  opened.set(name, font);
  return font;
}
