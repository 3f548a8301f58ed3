import { z } from 'zod';
import type { PlainKey } from './error-messages/error-messages.ts';
import { tidyText } from './text.ts';

export const longestReason = 600;

const error = (key: PlainKey) => ({ error: key });

/** Why a moderator does not publish, or takes off, what a supporter wrote: its owner reads it. */
export const moderatorsReason = z.object({
  reason: z
    .string(error('required'))
    .transform(tidyText)
    .pipe(z.string().min(1, error('required')).max(longestReason, error('tooLong'))),
});
