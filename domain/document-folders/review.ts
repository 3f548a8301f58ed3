import { z } from 'zod';
import { isDate } from '../dates.ts';
import type { MessageKey } from '../messages.ts';
import { tidyText } from '../text.ts';
import { type ReviewStatus, reviewStatus } from './folder-document.ts';

const error = (key: MessageKey) => ({ error: key });

/** In characters. */
export const longestComment = 1_000;

/** What a reviewer says of a document, as a form holds it. */
export interface ReviewForm {
  /** A value of `reviewStatus`. */
  status: string;
  /** YYYY-MM-DD; empty where it does not expire. */
  validUntil: string;
  comments: string;
}

export interface Review {
  status: ReviewStatus;
  validUntil: string | null;
  comments: string;
}

const date = z
  .string()
  .trim()
  .refine((text) => text === '' || isDate(text), error('invalidDate'))
  .transform((text) => text || null);

/** @param today YYYY-MM-DD: nothing is declared valid until a day that has passed */
export const reviewInput = (today: string): z.ZodType<Review, ReviewForm> =>
  z
    .object({
      status: z
        .string()
        .refine((text) => isStatus(text), error('chooseOption'))
        .transform((text) => text as ReviewStatus),
      validUntil: date,
      comments: z
        .string()
        .transform(tidyText)
        .pipe(z.string().max(longestComment, error('tooLong'))),
    })
    .superRefine(({ status, validUntil, comments }, context) => {
      if (status === 'invalid' && comments === '') {
        context.addIssue({ code: 'custom', path: ['comments'], message: 'commentRequired' });
      }
      if (status === 'valid' && validUntil !== null && validUntil < today) {
        context.addIssue({ code: 'custom', path: ['validUntil'], message: 'validUntilPast' });
      }
    });

const isStatus = (text: string) => reviewStatus.values.some((value) => value === text);
