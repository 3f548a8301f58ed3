/** Without vowels, which make words, and without what is taken for something else: I, L, O, U, 0, 1. */
const alphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';
const length = 6;
/** Hexadecimal digits at the end of an id, all of them random. */
const digits = 7;

/**
 * What people type to find a pet: '7KM2QX'. It is the end of the pet's id in other digits, so that it never changes and needs no
 * place of its own. Of 20,000 pets two may share one; then the newer is found.
 */
export function petCode(id: string): string {
  let rest = Number.parseInt(id.slice(-digits), 16);
  let code = '';
  for (let index = 0; index < length; index += 1) {
    code = alphabet.charAt(rest % alphabet.length) + code;
    rest = Math.floor(rest / alphabet.length);
  }
  return code;
}

/** How the ids end of which this is the code, also in small letters, with spaces or a hyphen; undefined of anything else. */
export function endOfPetId(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (code.length !== length) return undefined;
  let number = 0;
  for (const letter of code) {
    const value = alphabet.indexOf(letter);
    if (value < 0) return undefined;
    number = number * alphabet.length + value;
  }
  const end = number.toString(16).padStart(digits, '0');
  return end.length === digits ? end : undefined;
}
