import { z } from 'zod';
import { defaultLanguage } from '../language.ts';
import { email } from './fields.ts';
import { profileFields } from './profile.ts';
import { roles } from './viewer.ts';

/** How long the link of an invitation is good, in days from its last mail on. */
export const invitationDays = 7;

/** Whom an administrator invites, and what they may do once they have accepted. */
export const invitationInput = z.object({
  name: profileFields.name.rule,
  email,
  roles: z.array(z.enum(roles.values)).min(1, { error: 'chooseOption' }).max(10),
  language: profileFields.language.rule.default(defaultLanguage),
});

export type InvitationInput = z.output<typeof invitationInput>;
