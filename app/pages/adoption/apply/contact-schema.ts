import { z } from 'zod';
import { email, line, phone } from '#domain/accounts/fields.ts';
import { applicationLimits } from '#domain/adoption/application-fields.ts';
import { tidyText } from '#domain/text.ts';

export const messageSchema = z.object({
  message: z
    .string()
    .transform(tidyText)
    .pipe(z.string().max(applicationLimits.message, 'messageTooLong')),
});

/** Who applies without an account. */
export const contactSchema = z.object({
  name: line(120, 'nameRequired'),
  email,
  phone,
  ...messageSchema.shape,
});

export type Contact = z.input<typeof contactSchema>;

export const noContact: Contact = { name: '', email: '', phone: '', message: '' };

/** What visitors have typed of it. */
export const contactDraft = 'adoption-contact';
