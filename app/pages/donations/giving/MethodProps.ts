import type { OfferedMethod } from '#server/features/giving/donations/donations.service.ts';
import type { PaymentPlace } from '../kept-payment.ts';
import type { PaidThing } from '../paid-thing.ts';

/** What is open of a payment that was sent: its answer, and with it perhaps a charge. */
export type Uncertainty = 'none' | 'unanswered' | 'maybeCharged';

/** Who gives: an account, or somebody without one. */
export interface Donor {
  name: string;
  email: string;
  phone: string;
  /** Without an account: their name, which then goes with each call, as a captcha does. */
  guestName?: string;
}

export interface MethodProps {
  gift: PaidThing;
  /** What it is for, in words. */
  purpose: string;
  donor: Donor;
  method: OfferedMethod;
  /** Where a payment waits until it is known what became of it. */
  place: PaymentPlace;
  onUncertain: (uncertainty: Uncertainty) => void;
  /** Back to the first step. */
  onEdit: () => void;
}
