import { z } from 'zod';
import { email, line, optionalLine } from '../accounts/fields.ts';

/** Gifts in kind count their folios apart from donations. */
export const inKindSeries = 'E';

export const inKindNumber = (folio: number): string => `${inKindSeries}${folio}`;

/** As of statements. */
const earliest = '2020-01-01';
/** One hundred million pesos. */
export const largestInKindCents = 100_000_000_00;

/** A gift that is no money, as its donor tells of it. @param today YYYY-MM-DD */
export const inKindGift = (today: string) =>
  z.object({
    receivedOn: z.iso
      .date('required')
      .refine((day) => day >= earliest, 'importTooEarly')
      .refine((day) => day <= today, 'importFuture'),
    what: line(500),
    /** Centavos, as the donor estimates; missing where they say nothing. */
    estimatedCents: z
      .int('amountInvalid')
      .min(1, 'amountInvalid')
      .max(largestInKindCents, 'amountInvalid')
      .nullable()
      .default(null),
    donorName: optionalLine(120).default(''),
    email: z.literal('').or(email).default(''),
  });

/** Why one is cancelled. */
export const inKindReason = z.object({ reason: line(200) });
