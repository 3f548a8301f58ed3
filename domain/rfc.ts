import { isDate } from './dates.ts';

/** The SAT's RFCs for the general public in the country and abroad; made up, so nobody's check digit. */
export const genericRfcs: readonly string[] = ['XAXX010101000', 'XEXX010101000'];

/** Three letters for a company, four for a person, the date, then the SAT's two characters and check digit. */
const shape = /^[A-ZÑ&]{3,4}([0-9]{2})([0-9]{2})([0-9]{2})[A-Z0-9]{2}[0-9A]$/;

/** Capitals, without the blanks and dashes with which people write an RFC. */
export function normalizeRfc(text: string): string {
  return text.normalize('NFC').toUpperCase().replace(/[\s-]/g, '');
}

/** Takes a normalised RFC. The check digit is a question of its own: some real RFCs carry another one. */
export function isRfc(rfc: string): boolean {
  const [, year, month, day] = shape.exec(rfc) ?? [];
  // The century is not written; read as 20yy, every day that exists in either century passes.
  return year !== undefined && isDate(`20${year}-${month}-${day}`);
}

const checkAlphabet = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/** Whether the last character of a well-formed RFC is the SAT's check digit (modulus 11). */
export function hasRfcCheckDigit(rfc: string): boolean {
  // A company's RFC is one character shorter and counts as if a blank stood before it.
  const characters = [...rfc.padStart(13, ' ')];
  const checkDigit = characters.pop();
  const sum = characters.reduce(
    (total, character, index) => total + checkAlphabet.indexOf(character) * (13 - index),
    0,
  );
  const expected = (11 - (sum % 11)) % 11;
  return checkDigit === (expected === 10 ? 'A' : String(expected));
}
