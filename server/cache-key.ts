import { createHash } from 'node:crypto';

/** What a text is remembered by where callers choose it: 43 characters, however long it is. */
export const cacheKey = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');
