import { bytesFrom } from './digits.ts';
import type { Passport } from './passport.ts';
import { partsOf, passportIn } from './passport-bytes.ts';

/**
 * What a passport says that comes from the portal itself, so that nobody asks about its signature.
 * @param code its digits
 * @throws where they are none
 */
export async function writtenPassport(code: string): Promise<Passport> {
  const bytes = bytesFrom(code);
  const parts = bytes && partsOf(bytes);
  if (!parts) throw new RangeError('These are not the digits of a passport.');
  return passportIn(parts);
}
