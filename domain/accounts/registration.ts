import type { z } from 'zod';
import { inputOf, namesOf } from '../contract/field.ts';
import { defaultLanguage } from '../language.ts';
import { destination, email, line } from './fields.ts';
import { personLimits } from './person-limits.ts';
import { profileFields } from './profile.ts';

const { name, phone, federalState, language } = profileFields;

/** Who somebody is, as far as a registration asks: there the city and the country are not left out. */
export const personFields = {
  name,
  phone,
  city: { ...profileFields.city, rule: line(personLimits.city) },
  country: { ...profileFields.country, rule: line(personLimits.country) },
  federalState,
};

export const personNames = namesOf(personFields);
export type Person = z.output<typeof personInput>;

const personInput = inputOf(personFields);

/** What a new person tells. There is no password yet: the link in the mail asks for it, and so proves the address. */
export const registrationInput = personInput.extend({
  email,
  destination,
  federalState: federalState.rule.default(''),
  language: language.rule.default(defaultLanguage),
});

/** What the owner of the address says of it with the first password; what is missing stays as it was registered. */
export const registrationReview = personInput.extend({ language: language.rule }).partial();
