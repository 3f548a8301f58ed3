import { z } from 'zod';
import { email, optionalLine, rfc } from '../accounts/fields.ts';
import { receiverProblems } from './receiver.ts';

/** Whom an invoice is made out to, said by somebody without a profile. */
export const guestBilling = z
  .object({
    rfc,
    legalName: optionalLine(254),
    taxRegime: optionalLine(10),
    taxPostalCode: optionalLine(10),
  })
  .superRefine((receiver, context) => {
    for (const [field, message] of Object.entries(receiverProblems(receiver))) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });

/** The same, said by whoever keeps invoices, with where the invoice goes. */
export const donorBilling = guestBilling.safeExtend({ email });
