import { z } from 'zod';
import { rescueLimits } from '#domain/rescues/rescue-input.ts';
import { tidyText } from '#domain/text.ts';

/** What both sides write. */
export const entryText = z.object({
  text: z
    .string({ error: 'messageRequired' })
    .transform(tidyText)
    .pipe(z.string().min(1, 'messageRequired').max(rescueLimits.entry, 'tooLong')),
});
