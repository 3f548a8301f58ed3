/** Without letters that are taken for others: Crockford's base32. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;

export const passportNumberBytes = length;

/** @param bytes random ones, at least `passportNumberBytes`: 60 bits, which nobody guesses at the rate that is allowed */
export const passportNumberFrom = (bytes: Uint8Array): string =>
  grouped(Array.from(bytes.subarray(0, length), (byte) => alphabet[byte % 32]).join(''));

const grouped = (letters: string) => (letters.match(/.{4}/g) ?? []).join('-');

export const isPassportNumber = (text: string): boolean =>
  /^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/.test(text);
