import { z } from 'zod';
import { defaultLanguage, languages } from '../language.ts';
import { email, line, optionalLine, phone } from './fields.ts';

/** Who somebody is, as far as a registration asks. */
export const personInput = z.object({
  name: line(120, 'nameRequired'),
  phone,
  city: line(80),
  country: line(80),
  federalState: optionalLine(80),
});

/** What a new person tells. There is no password yet: the link in the mail asks for it, and so proves the address. */
export const registrationInput = personInput.extend({
  email,
  federalState: personInput.shape.federalState.default(''),
  language: z.enum(languages).default(defaultLanguage),
});

/** What the owner of the address says of it with the first password; what is missing stays as it was registered. */
export const registrationReview = personInput.extend({ language: z.enum(languages) }).partial();
