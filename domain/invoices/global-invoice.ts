import { z } from 'zod';
import type { MessageKey } from '../messages.ts';

const error = (key: MessageKey) => ({ error: key });
const between = (least: number, most: number) =>
  z.int32(error('valueInvalid')).min(least, error('valueInvalid')).max(most, error('valueInvalid'));

/** The month of a global invoice. */
export const globalInvoiceRequest = z.object({
  year: between(2022, 2100),
  /** 1 to 12. */
  month: between(1, 12),
  /** Those as well whose donors asked for an invoice and have not made it. */
  includeRequested: z.boolean(error('valueInvalid')).default(false),
});

export type GlobalInvoiceRequest = z.output<typeof globalInvoiceRequest>;
