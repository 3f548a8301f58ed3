import type { Signer } from '#server/keys/signatures.ts';
import { alphabet, normalizeRecoveryCode } from '../two-factor/recovery-codes.ts';

const length = 12;

/**
 * The code that opens the first start, in groups of four: made of the secret key, so that all processes print the same
 * one and the database holds none.
 * @param salt of this first start: another one has another code
 */
export function firstStartCode(signer: Signer, salt: string): string {
  const bytes = Buffer.from(signer.sign(salt), 'base64url').subarray(0, length);
  const letters = [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');
  return letters.replace(/.{4}(?=.)/g, '$&-').toUpperCase();
}

/** However it was typed, and in the same time for every code. */
export const isFirstStartCode = (signer: Signer, salt: string, typed: string): boolean => {
  const code = normalizeRecoveryCode(firstStartCode(signer, salt));
  return signer.verify(normalizeRecoveryCode(typed), signer.sign(code));
};
