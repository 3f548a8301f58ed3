import { z } from 'zod';
import { defaultLanguage, languages } from '../language.ts';
import { email, line, optionalLine, phone } from './fields.ts';

/** What a new person tells. There is no password yet: the link in the mail asks for it, and so proves the address. */
export const registrationInput = z.object({
  name: line(120, 'nameRequired'),
  email,
  phone,
  city: line(80),
  country: line(80),
  federalState: optionalLine(80).default(''),
  language: z.enum(languages).default(defaultLanguage),
});
