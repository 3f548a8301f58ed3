import { z } from 'zod';
import { email, optionalLine, optionalPhone, rfc } from '../accounts/fields.ts';
import { parsePesos } from '../money.ts';
import { donationKinds, paymentMethods } from './donation-kind.ts';

/** No table of donations goes further back. */
const earliest = '1990-01-01';

/** A donation of before the portal, or that came outside of it, as a table tells it. @param today YYYY-MM-DD */
export const pastDonation = (today: string) =>
  z
    .object({
      reference: optionalLine(60).default(''),
      date: z.iso
        .date('required')
        .refine((day) => day >= earliest, 'importTooEarly')
        .refine((day) => day <= today, 'importFuture'),
      amount: z.string('required').transform((text, context) => {
        const cents = parsePesos(text);
        if (cents) return cents;
        context.addIssue({ code: 'custom', message: 'importAmount' });
        return z.NEVER;
      }),
      donorName: optionalLine(120).default(''),
      email: email.optional(),
      phone: optionalPhone.default(''),
      rfc: rfc.default(''),
      method: z.enum(paymentMethods.values, 'chooseOption'),
      kind: z.enum(donationKinds.values, 'chooseOption'),
      purpose: optionalLine(120).default(''),
      invoiced: z.enum(['yes', 'no'], 'chooseOption'),
      invoice: optionalLine(60).default(''),
    })
    // Whom documents name has a name.
    .refine(({ email: address, donorName }) => !address || donorName !== '', {
      path: ['donorName'],
      error: 'nameRequired',
    });

export type PastDonation = z.infer<ReturnType<typeof pastDonation>>;

/** Whether, and where, it may be invoiced: here, or it was elsewhere, or its month is closed. */
export type PastInvoicing = 'open' | 'elsewhere' | 'closed';

/**
 * Never twice: what was invoiced elsewhere, or lies in a month that is closed, is not invoiced here.
 * @param closedUntil YYYY-MM: the last month that is closed
 */
export function invoicingOf(
  { invoiced, invoice, date }: Pick<PastDonation, 'invoiced' | 'invoice' | 'date'>,
  closedUntil: string,
): PastInvoicing {
  if (invoiced === 'yes' || invoice !== '') return 'elsewhere';
  return date.slice(0, 7) <= closedUntil ? 'closed' : 'open';
}

/** The last month that no invoice here stands for any more: the one before last, or that of the latest global invoice. */
export function closedUntil(today: string, latestGlobal: string | undefined): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const beforeLast = new Date(Date.UTC(year, month - 3, 1)).toISOString().slice(0, 7);
  return latestGlobal !== undefined && latestGlobal > beforeLast ? latestGlobal : beforeLast;
}
