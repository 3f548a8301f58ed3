import { z } from 'zod';
import type { MessageKey } from '../messages.ts';
import { tidyText } from '../text.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';
import { followUpLimits } from './follow-up.ts';

/** As answers to follow-ups are called. */
export const helpReasons = vocabulary({
  help: 'ayuda',
  /** The pet may have to come back. */
  notWorking: 'no_funciona',
});

/** A family that asks for help after an adoption: by itself, or by what it answered to a follow-up. */
export interface HelpRequest {
  /** Instants, UTC ISO 8601. */
  askedAt: string;
  answer: ValueOf<typeof helpReasons>;
  /** May be empty. */
  words: string;
  /** null until whoever looks after the pet says that they have seen to it. */
  handledAt: string | null;
}

/** Of one application the latest are kept. */
export const mostHelpRequests = 20;

/** Since when the oldest one waits that nobody has seen to; null where none does. */
export const helpSince = (requests: readonly HelpRequest[]): string | null =>
  requests.find(({ handledAt }) => handledAt === null)?.askedAt ?? null;

const error = (key: MessageKey) => ({ error: key });

/** Issues carry message keys. */
export const helpInput = z.object({
  words: z
    .string(error('required'))
    .transform(tidyText)
    .pipe(z.string().min(1, error('required')).max(followUpLimits.words, error('tooLong'))),
});
