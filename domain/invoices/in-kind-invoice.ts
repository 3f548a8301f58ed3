import { z } from 'zod';
import { largestInKindCents } from '../donations/in-kind.ts';
import { donorBilling } from './guest-billing.ts';
import { satProduct } from './sat-product.ts';

/** What whoever keeps invoices says of the invoice of a gift in kind, beside whom it is made out to. */
export const inKindInvoice = donorBilling.safeExtend({
  /** Centavos: what a document of the donor's shows that the goods are worth, not a guess of the organisation's. */
  valueCents: z
    .int('amountInvalid')
    .min(1, 'amountInvalid')
    .max(largestInKindCents, 'amountInvalid'),
  /** Of the goods: those of money have a code of their own (SAT, filling guide, appendix 10). */
  product: satProduct,
  /** Their donor has deducted them before, as a shop its stock: then the gift is not deductible (CFF art. 29-A V b). */
  isDeductedBefore: z.boolean('chooseOption').default(false),
});
