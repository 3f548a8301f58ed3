import { z } from 'zod';

const shortestPassword = 8;
const longestPassword = 1_024;

/** A new password, as far as its form can tell; how easily it is guessed is for the server to say. */
export const newPassword = z
  .string({ error: 'passwordRequired' })
  .min(1, { error: 'passwordRequired', abort: true })
  // Counted as people count: an emoji is one character.
  .refine((text) => [...text].length >= shortestPassword, { error: 'passwordTooShort' })
  .max(longestPassword, { error: 'passwordTooLong' });
