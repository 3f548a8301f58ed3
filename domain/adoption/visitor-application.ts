import { z } from 'zod';
import { email, phone } from '../accounts/fields.ts';
import { profileFields } from '../accounts/profile.ts';
import { languages } from '../language.ts';
import { tidyText } from '../text.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';
import { adoptionProfileInput } from './adoption-profile.ts';
import { applicationLimits } from './application-fields.ts';

/** An application by somebody who is not signed in, with all that an account would tell. Issues carry message keys. */
export const visitorApplicationInput = z.object({
  name: profileFields.name.rule,
  email,
  phone,
  profile: adoptionProfileInput,
  petIds: z.array(z.string()).min(1).max(applicationLimits.pets),
  message: z
    .string()
    .transform(tidyText)
    .pipe(z.string().max(applicationLimits.message, { error: 'messageTooLong' })),
  language: z.enum(languages),
});

export type VisitorApplication = z.output<typeof visitorApplicationInput>;

/** With what it is sent where the address has an account: as it was written, or as the account says. */
export const pendingData = vocabulary({ written: 'escritos', account: 'cuenta' });
export type PendingData = ValueOf<typeof pendingData>;
