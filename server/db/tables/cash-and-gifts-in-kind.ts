import type { CashCountState } from '#domain/donations/cash-count.ts';
import type { SingleKind } from '#domain/donations/donation-kind.ts';

/** Cash as it was counted, and gifts that are no money. */
export interface CashAndInKindTables {
  cash_counts: CashCountsTable;
  in_kind_gifts: InKindGiftsTable;
}

interface CashCountsTable {
  /** Of an adoption's fee or deposit that was paid in cash; null of gifts. */
  charge_id: string | null;
  kind: SingleKind;
  /** With the person's page and the pet: what the gift is for. */
  campaign_id: string | null;
  fundraiser_id: string | null;
  pet_id: string | null;
  id: string;
  created_at: string;
  /** YYYY-MM-DD on which it was given. */
  given_on: string;
  /** Event or place. */
  place: string;
  /** JSON: how many there were of each note and coin, by its centavos. */
  pieces_json: string;
  amount_cents: number;
  state: CashCountState;
  counted_by: string | null;
  changed_at: string;
  /** Who confirmed or cancelled it. */
  changed_by: string | null;
  donation_id: string | null;
}

interface InKindGiftsTable {
  id: string;
  folio: number;
  created_at: string;
  /** YYYY-MM-DD */
  received_on: string;
  what: string;
  /** As its donor estimates; no money of the ledger. */
  estimated_cents: number | null;
  /** With the e-mail '' where nobody said it, or it is kept no longer. */
  donor_name: string;
  email: string;
  recorded_by: string | null;
  cancelled_at: string | null;
  cancelled_by: string | null;
  /** Why it was cancelled. */
  reason: string;
  /** The one that stands for it, or is on its way. */
  invoice_id: string | null;
  /** UUID of its stamp. */
  cfdi: string | null;
}
