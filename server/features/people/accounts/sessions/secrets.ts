import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that only their owner keeps: the portal keeps their hash. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Such secrets cannot be guessed, so a fast hash is enough. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
