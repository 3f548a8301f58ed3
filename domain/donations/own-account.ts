import { z } from 'zod';
import { parsePesos } from '../money.ts';

/** Days back: older statements are brought in by a table. */
const earliest = '2020-01-01';

/** A transfer as a bank statement shows it. @param today YYYY-MM-DD */
export const arrivedTransfer = (today: string) =>
  z
    .object({
      amount: z.string('required').transform((text, context) => {
        const cents = parsePesos(text);
        if (cents) return cents;
        context.addIssue({ code: 'custom', message: 'amountInvalid' });
        return z.NEVER;
      }),
      onDate: z.iso
        .date('required')
        .refine((day) => day >= earliest, 'importTooEarly')
        .refine((day) => day <= today, 'importFuture'),
      /** Clave de rastreo: letters and digits, at most 30 (Banco de México). */
      trackedAs: z
        .string('required')
        .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase())
        .pipe(z.string().regex(/^[A-Z0-9]{5,30}$/, 'trackingKeyInvalid')),
    })
    .transform(({ amount: amountCents, ...rest }) => ({ ...rest, amountCents }));
