import { z } from 'zod';
import { languages } from '#domain/language.ts';

/** No text of a call is longer, and none holds the character that PostgreSQL cannot store. */
export const wireText = z
  .string()
  .max(2_000)
  .regex(/^[^\0]*$/, 'characterRefused');

export const wireId = wireText.max(100);

/** In which the call is to be answered (`language.ts`). */
export const wireLanguage = z.enum(languages).optional();
