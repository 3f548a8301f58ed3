import { z } from 'zod';
import { email, line, optionalLine } from '../accounts/fields.ts';
import { donationKinds, paymentMethods } from './donation-kind.ts';
import { giftPurpose } from './gift-purpose.ts';

/** How money comes to an account: by a transfer, or over the bank's counter. */
export const lineMethods = ['transfer', 'cash', 'check'] as const;

const whole = z.int({ error: 'amountInvalid' }).min(1, { error: 'amountInvalid' });

/** Whose a deposit, or a part of it, is: a donation that is there, or a donor of whom one is made. */
export const lineIdentification = z
  .object({
    donationId: z.uuid('invalid').optional(),
    donor: z
      .object({
        email: z.literal('').or(email).default(''),
        name: optionalLine(120).default(''),
        isAnonymous: z.boolean().default(false),
      })
      .optional(),
    /** Centavos; without them all that is left. */
    amountCents: whole.optional(),
    kind: z.enum(donationKinds.values, 'chooseOption').default('other'),
    ...giftPurpose,
    method: z.enum(paymentMethods.values, 'chooseOption').default('transfer'),
  })
  .refine(({ method }) => lineMethods.some((one) => one === method), {
    path: ['method'],
    error: 'chooseOption',
  })
  .refine(
    ({ donationId, donor }) => {
      const ways = [donationId, donor?.email, donor?.name, donor?.isAnonymous].filter(Boolean);
      return ways.length === 1;
    },
    { path: ['donor'], error: 'donorNotNamed' },
  );
export type LineIdentification = z.infer<typeof lineIdentification>;

/** Why a deposit is no donation. */
export const lineReason = z.object({ reason: line(200) });
