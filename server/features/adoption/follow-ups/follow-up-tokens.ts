import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes, base64url: only the mail has them. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** As it is stored: hexadecimal. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
