/** Without letters that are taken for others: Crockford's base32. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groupLength = 5;
/** 5 bits each: 125, which nobody guesses. */
const codeLength = 25;

/** @param bytes random ones, at least `codeLength` */
export function codeFrom(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, codeLength), (byte) => alphabet[byte % 32]);
  return grouped(letters.join(''));
}

export const codeBytes = codeLength;

const grouped = (code: string) =>
  (code.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-');

/** As it stands on the contract, however somebody typed it; undefined for what is no code. */
export function readCode(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replace(/[\s\-–—]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return code.length === codeLength && [...code].every((letter) => alphabet.includes(letter))
    ? grouped(code)
    : undefined;
}
