/** What mail programs make a link of, or could take for markup: addresses of pages and mailboxes, long numbers to call. */
const addressLike = [
  /:\/\//,
  /\bwww\b/i,
  /[<>@{}\\|^`]/,
  /(?:javascript|data|mailto|tel|https?)\s*:/i,
  // A full stop in the middle of a word, as in example.org; "Sr. Bigotes" has a blank behind it.
  /[\p{L}\p{N}]\.[\p{L}]{2}/u,
  /(?:\d[\s().-]*){8}/,
];
/** Also where blanks part it: '984 123 4567'. */
const telephone = /\+?\(?\d(?:[\s().-]*\d){7,}/g;
const fullStops = /[\u3002\uff0e\uff61\u2024]/g;

/** Whether a text holds no address, link, markup or telephone: of names, which stand in mails to people who do not know their author. */
export function isPlainText(text: string): boolean {
  const read = text
    .normalize('NFKC')
    .replace(fullStops, '.')
    .replace(/\p{Cf}/gu, '');
  return !addressLike.some((one) => one.test(read));
}

/** In characters: beyond, what stands for a name is a message. */
const longestNameInMail = 60;

/** A name as a mail repeats it; '' where it is no plain name. */
export const plainName = (name: string): string => {
  const line = name.replace(/\s+/g, ' ').trim();
  return line.length <= longestNameInMail && isPlainText(line) ? line : '';
};

/** Somebody's own words without the addresses in them, for people who do not know their author. */
export const withoutAddresses = (text: string): string =>
  text
    .replace(telephone, '[…]')
    .split(/(\s+)/)
    .map((word) => (/^\s*$/.test(word) || isPlainText(word) ? word : '[…]'))
    .join('');
