import { createHash } from 'node:crypto';

/** Hashing takes longer than what is looked up by it, so short texts stand for themselves. */
const longest = 200;

/** What a text is remembered by where callers choose it: never long, however long the text is. */
export const cacheKey = (text: string): string =>
  text.length <= longest ? text : createHash('sha256').update(text).digest('base64url');
