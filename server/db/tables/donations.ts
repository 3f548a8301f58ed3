import type { donationFields } from '#domain/donations/donation.ts';
import type { EntryKind } from '#domain/donations/entry-kind.ts';
import type { PastInvoicing } from '#domain/donations/past-donation.ts';
import type { TableOf } from '../entity-columns.ts';

/** Donations, their ledger, and the UMA by which donors are watched. */
export interface DonationTables {
  donations: DonationsTable;
  donation_entries: DonationEntriesTable;
  past_donations: PastDonationsTable;
  guest_donors: GuestDonorsTable;
  uma_values: UmaValuesTable;
}

interface DonationsTable extends TableOf<typeof donationFields> {
  /** When its provider was last asked how it stands; null: never. */
  asked_at: string | null;
}

/** The ledger: money that came, or (below zero) went back. A line is never changed. */
interface DonationEntriesTable {
  id: string;
  donation_id: string;
  booked_at: string;
  /** `booked_at` as a day of the site's time zone. */
  date: string;
  amount_cents: number;
  /** 'refund' also where one failed, 'dispute' also where the money was put back. */
  kind: EntryKind;
  /** Of a transfer: the provider's name for what came, which is booked once. */
  arrival: string | null;
}

/** Of donations that came before the portal, or outside of it. */
interface PastDonationsTable {
  donation_id: string;
  /** The donation's `updated_at` then: another one says that it was worked with. */
  brought_at: string;
  /** The name of the table in which `reference` is unique. */
  source: string;
  reference: string | null;
  /** A digest of what its row said: the same row in whatever table is the same donation. */
  content: string;
  /** '' where nobody knows it, or it is kept no longer. */
  donor_name: string;
  invoicing: PastInvoicing;
  /** Folio or UUID of what was issued elsewhere. */
  invoice: string;
  /** 1: the donor's row among the customers was made for it. */
  made_customer: number;
}

/** Of donations without an account: who gave. The row is gone once an account has taken the donation over. */
interface GuestDonorsTable {
  donation_id: string;
  name: string;
  /** As `normalizeEmail` writes it. */
  mailbox: string;
}

/** The daily UMA of a year that the program does not bring, from its first of February on. */
interface UmaValuesTable {
  from_day: string;
  cents: number;
  entered_at: string;
  entered_by: string | null;
}
