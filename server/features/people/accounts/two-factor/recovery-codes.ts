import { randomInt } from 'node:crypto';

/** Without what looks alike: 0 and o, 1, i and l. */
export const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const howMany = 10;

const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** For the day on which the telephone is lost: each is single-use. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: howMany }, () => `${group()}-${group()}`);

/** However it was copied down. */
export const normalizeRecoveryCode = (code: string): string =>
  code.toLowerCase().replace(/[^a-z0-9]/g, '');
