import { z } from 'zod';
import { email, line, phone } from '../accounts/fields.ts';
import { isShownName } from '../campaigns/shown-name.ts';
import { dedication } from '../dedications/dedication.ts';
import type { PlainKey } from '../error-messages/error-messages.ts';
import type { MessageKey } from '../messages.ts';
import { smallestDonationCents } from '../money.ts';
import { visibleLine } from '../text.ts';
import { chargeKinds, isChargeKind, singleKinds } from './donation-kind.ts';

const error = (key: MessageKey) => ({ error: key });

/** A JSON number of whole centavos, at least the smallest donation. The largest is the server's to know. */
export const donationCents = z
  .number(error('amountInvalid'))
  .refine(Number.isSafeInteger, error('amountInvalid'))
  .refine(
    (cents) => !Number.isSafeInteger(cents) || cents >= smallestDonationCents,
    error('donationTooSmall'),
  );

export const reference = z.string(error('chooseOption')).max(100);

/** What a donor says of a single donation, whatever it is paid with. */
export const donationRequest = z
  .object({
    kind: z.enum([...singleKinds, ...chargeKinds.values], error('chooseOption')),
    amountCents: donationCents,
    /** Of one of the concepts of `other`. */
    productId: reference.nullish().transform((id) => id || null),
    petId: reference.nullish().transform((id) => id || null),
    campaignId: reference.nullish().transform((id) => id || null),
    /** Of what an adoption asks for, and of nothing else. */
    chargeId: reference.nullish().transform((id) => id || null),
    /** For the campaign's page, where the donor wants to be named there. */
    shownName: z
      .string(error('nameRequired'))
      .default('')
      .transform(visibleLine)
      .refine(isShownName, { error: 'shownNameNotPlain' satisfies PlainKey }),
    /** The card that goes with it; nobody else's gift changes by it. */
    dedication: dedication.nullish().transform((card) => card ?? null),
    email,
    anonymous: z.boolean(error('chooseOption')).default(false),
    /** In the name of the company in the donor's profile. */
    asCompany: z.boolean(error('chooseOption')).default(false),
    wantsInvoice: z.boolean(error('chooseOption')).default(false),
  })
  .refine(({ kind, productId }) => kind !== 'other' || productId !== null, {
    error: 'chooseOption',
    path: ['productId'],
  })
  .refine(({ kind, chargeId }) => (chargeId !== null) === isChargeKind(kind), {
    error: 'chooseOption',
    path: ['chargeId'],
  });

/** What a voucher names besides. */
export const voucherHolder = z.object({ name: line(120, 'nameRequired'), phone });
export type VoucherHolder = z.output<typeof voucherHolder>;
