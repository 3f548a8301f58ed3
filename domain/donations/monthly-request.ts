import { z } from 'zod';
import { email } from '../accounts/fields.ts';
import { donationCents, reference } from './donation-request.ts';
import { monthlyIntervals } from './monthly-interval.ts';

/** Whom it is for, where it is for one. */
export const monthlyPet = reference.nullish().transform((id) => id || null);

/** What a donor says of a monthly donation by card. */
export const monthlyCardRequest = z.object({
  amountCents: donationCents,
  email,
  wantsInvoice: z.boolean().default(false),
  petId: monthlyPet,
  interval: z.enum(monthlyIntervals.values).default('month'),
  asCompany: z.boolean().default(false),
});
export type MonthlyCardRequest = z.output<typeof monthlyCardRequest>;

/** Another amount for one that goes on. */
export const monthlyAmount = z.object({ amountCents: donationCents });

/** The days that every month has. */
export const lastChargeDay = 28;
export const monthlyDay = z.object({
  day: z
    .number({ error: 'chooseOption' })
    .int({ error: 'chooseOption' })
    .min(1, { error: 'chooseOption' })
    .max(lastChargeDay, { error: 'chooseOption' }),
});
