import { z } from 'zod';
import { email, optionalLine, optionalPhone } from '../accounts/fields.ts';
import { contactLimits } from '../contact/contact-message.ts';

/** A reader of a newsletter that was sent from elsewhere, as a table tells it. @param today YYYY-MM-DD */
export const broughtReader = (today: string) =>
  z
    .object({
      email,
      name: optionalLine(contactLimits.name).default(''),
      phone: optionalPhone.default(''),
      language: z.enum(['es', 'en'], 'chooseOption'),
      standing: z.enum(['subscribed', 'left'], 'chooseOption'),
      consentOn: z.iso
        .date('required')
        .refine((day) => day <= today, 'importFuture')
        .optional(),
      consentHow: optionalLine(200).default(''),
    })
    .refine(({ consentOn, consentHow }) => consentOn === undefined || consentHow !== '', {
      path: ['consentHow'],
      error: 'importProofHalf',
    });

export type BroughtReader = z.infer<ReturnType<typeof broughtReader>>;
