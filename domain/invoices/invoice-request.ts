import { z } from 'zod';
import type { MessageKey } from '../messages.ts';
import { cancellationMotives } from './invoice-state.ts';

const error = (key: MessageKey) => ({ error: key });

/** More donations than this take an invoice each. */
const mostDonations = 50;

const code = z.string(error('chooseOption')).trim().max(10, error('chooseOption'));

/** What a donor says of an invoice; who it is made out to stands in the profile. */
export const invoiceRequest = z.object({
  /** Of c_FormaPago; the usual one of how it was paid where nothing is said. */
  paymentForm: code.optional(),
  /** Of c_UsoCFDI; the profile's, or the usual one, where nothing is said. */
  cfdiUse: code.optional(),
  /** If said, they have to be those of the donations. */
  issuerId: z.string(error('chooseOption')).max(100).optional(),
  customerId: z.string(error('chooseOption')).max(100).optional(),
  branchId: z.number(error('chooseOption')).optional(),
  /** Series of the invoice; '' for the issuer's. */
  series: z.string().max(20),
  /** Asks for one also where nobody did when the donation was made. */
  asksNow: z.boolean(error('chooseOption')).default(false),
  donations: z
    .array(
      z.object({
        series: z.string(error('chooseOption')).max(20),
        folio: z.int32(error('chooseOption')).min(1, error('chooseOption')),
      }),
      error('required'),
    )
    .min(1, error('required'))
    .max(mostDonations, error('tooLong')),
});

export type InvoiceRequest = z.output<typeof invoiceRequest>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Why an invoice is cancelled. */
export const cancellationRequest = z
  .object({
    motive: z.enum(cancellationMotives, error('chooseOption')),
    /** With motive 01, and only then. */
    replacementUuid: z
      .string(error('valueInvalid'))
      .trim()
      .regex(uuid, error('valueInvalid'))
      .optional(),
  })
  .superRefine(({ motive, replacementUuid }, context) => {
    const isReplaced = motive === '01';
    if (isReplaced === (replacementUuid !== undefined)) return;
    const message = isReplaced ? 'required' : 'valueInvalid';
    context.addIssue({ code: 'custom', path: ['replacementUuid'], message });
  });
