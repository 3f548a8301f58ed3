/**
 * The form in which texts are searched and compared: lower case, without accents (ñ counts as n), blanks squeezed.
 * Fills the `*_search` columns; search terms pass through it too.
 */
export function foldText(text: string): string {
  return (
    text
      // Twice, because lower-casing can bring forth marks ('İ') and decomposing can bring forth capitals ('ℌ').
      .normalize('NFKD')
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
  );
}

/** As it stands in an address: small letters and digits of `foldText`, joined by hyphens; empty where there are none. */
export const slugOf = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A private-use character, which no text holds, in the place of ñ: folding takes it for a letter of its own. */
export const enye = '\u{e000}';

/** As `foldText`, but ñ stays apart from n. */
export const foldKeepingEnye = (text: string): string =>
  foldText(text.normalize('NFC').replace(/ñ/gi, enye));

/**
 * What a person typed, as it is kept: composed letters, plain line ends, no other control characters, nothing that turns
 * the direction of what stands behind it, no blank ends, no half of a character, which PostgreSQL would not read in JSON.
 */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim();
}

/** Invisible characters that turn the direction of what is written around them, or join or part letters unseen. */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/** What a person typed as one line of visible text. */
export const visibleLine = (text: string): string =>
  tidyText(text.replace(invisible, '')).replace(/\s+/g, ' ');

/** As search engines show a description. */
const longestDescription = 160;

/** A text of any length as the description of a page: one line that ends after a whole word. */
export function inOneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longestDescription) return line;
  return `${line.slice(0, longestDescription - 1).replace(/[\s\p{P}]+\S*$/u, '')}…`;
}
