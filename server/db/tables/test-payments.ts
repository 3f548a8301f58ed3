import type { DeclineReason } from '#domain/donations/decline.ts';
import type { DisputeState } from '#domain/donations/dispute.ts';
import type { PaymentState } from '#domain/donations/donation-state.ts';
import type { MonthlyInterval } from '#domain/donations/monthly-interval.ts';

/** The books of the built-in payment provider, where no money moves. */
export interface TestPaymentTables {
  test_payments: TestPaymentsTable;
  test_subscriptions: TestSubscriptionsTable;
  test_payment_keys: TestPaymentKeysTable;
  test_transfers: TestTransfersTable;
}

export interface TestPaymentsTable {
  id: string;
  created_at: string;
  kind: 'card' | 'wallet' | 'voucher' | 'transfer' | 'monthly';
  /** 'approved': an order that waits to be captured. */
  status: Exclude<PaymentState, 'expired'> | 'approved';
  /** null of a month's charge. */
  donation_id: string | null;
  description: string;
  amount_cents: number;
  refunded_cents: number;
  /** Of refunds that the bank sent back. */
  failed_refund_cents: number;
  /** null while nobody disputes it; the money is taken while it is open or lost. */
  dispute: DisputeState | null;
  disputed_at: string | null;
  paid_at: string | null;
  /** Until when it can be approved, or is promised to be taken at the store. */
  expires_at: string | null;
  /** The test card's name. */
  card: string | null;
  /** Why it was refused; of an approved order, why it will be. */
  decline: DeclineReason | null;
  /** Of a voucher its digits, of a transfer its CLABE. */
  voucher_number: string | null;
  return_url: string | null;
  cancel_url: string | null;
  subscription_id: string | null;
}

export interface TestSubscriptionsTable {
  id: string;
  created_at: string;
  /** The portal's own id for it. */
  own_id: string;
  amount_cents: number;
  status: 'approvalPending' | 'active' | 'suspended' | 'cancelled';
  started_at: string | null;
  next_billing_at: string | null;
  /** In a row. */
  failed_payments: number;
  /** YYYY-MM */
  card_expires: string;
  /** The test card that pays it; null: a wallet does. */
  card: string | null;
  retry_at: string | null;
  decline: DeclineReason | null;
  skipped_until: string | null;
  charged_each: MonthlyInterval;
  /** Another card, which its bank has not confirmed yet. */
  new_card: string | null;
  return_url: string;
  cancel_url: string;
  /** Another amount that waits for the wallet's holder, and where they go then. */
  asked_cents: number | null;
  asked_return_url: string | null;
}

/** What came to the CLABE of a payment. */
export interface TestTransfersTable {
  id: string;
  payment_id: string;
  arrived_at: string;
  amount_cents: number;
}

interface TestPaymentKeysTable {
  id: string;
  request_hash: string;
  /** The id of the payment or subscription. */
  made: string;
}
