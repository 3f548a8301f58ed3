import { z } from 'zod';
import type { MessageKey } from '../messages.ts';
import { tidyText } from '../text.ts';

/** Somebody offers their home to one pet that looks for one. */
export const handLimits = {
  words: 500,
  /** Of one pet, and of one account. */
  shown: 50,
  /** Days after which one is forgotten. */
  days: 180,
} as const;

const tooLong: { error: MessageKey } = { error: 'tooLong' };

export const handInput = z.object({
  words: z.string().transform(tidyText).pipe(z.string().max(handLimits.words, tooLong)).default(''),
});
