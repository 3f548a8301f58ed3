import type { DifferenceKind } from '#domain/donations/difference.ts';
import type { DisputeReason, DisputeState } from '#domain/donations/dispute.ts';

/** What payment providers were asked, and what they say otherwise than the portal. */
export interface PaymentTables {
  payment_disputes: PaymentDisputesTable;
  payment_attempts: PaymentAttemptsTable;
  payment_differences: PaymentDifferencesTable;
}

/** Disputes as their providers last said, kept also before the payment that they are about is known. */
export interface PaymentDisputesTable {
  id: string;
  provider: string;
  /** The provider's name for the dispute. */
  dispute: string;
  /** The provider's names of the payment. */
  reference: string | null;
  settled_as: string | null;
  /** null while no donation is known to be of that payment. */
  donation_id: string | null;
  state: DisputeState;
  amount_cents: number;
  currency: string;
  withdrawn_cents: number;
  reinstated_cents: number;
  fee_cents: number;
  reason: DisputeReason;
  opened_at: string;
  answer_by: string | null;
  /** As of when the provider said so. */
  as_of: string;
  created_at: string;
  updated_at: string;
}

/** What was, or is about to be, asked of a provider: its id is the idempotency key there. */
export interface PaymentAttemptsTable {
  id: string;
  created_at: string;
  donation_id: string;
  operation: 'charge' | 'order' | 'capture' | 'voucher' | 'transfer' | 'refund';
  amount_cents: number;
  /** What had been refunded of the payment when the provider was first asked for this refund. */
  refunded_before_cents: number;
  /** What the provider's script in the browser made of the card; gone once the attempt is closed. */
  card: string | null;
  /** Whom a voucher or a transfer names; gone once the attempt is closed. */
  holder_json: string | null;
  /** Of a refund: when the provider was first asked for it. */
  asked_at: string | null;
  /** Until then somebody waits for the provider's answer. */
  leased_until: string | null;
  /** null while it is not known what came of it. */
  closed_at: string | null;
}

/** Where a provider's books and the portal's do not agree; found by messages and by reconciliation. */
interface PaymentDifferencesTable {
  id: string;
  created_at: string;
  provider: string;
  reference: string;
  /** null where the portal knows of no such donation. */
  donation_id: string | null;
  kind: DifferenceKind;
  expected: string;
  found: string;
  resolved_at: string | null;
  /** The administrator who saw to it. */
  resolved_by: string | null;
  /** What they did. */
  note: string | null;
}
