import { z } from 'zod';
import { email, newPassword } from './fields.ts';
import { profileFields } from './profile.ts';

/** Of the code, as it is typed. */
const longestCode = 40;

/** Who administers a portal that nobody administers yet, and the code from its log. */
export const firstStartInput = z.object({
  code: z
    .string({ error: 'required' })
    .trim()
    .min(1, { error: 'required' })
    .max(longestCode, { error: 'tooLong' }),
  name: profileFields.name.rule,
  email,
  password: newPassword,
});
