import type { LineBasis, LineState, StatementLayout } from '#domain/donations/bank-statement.ts';

/** What comes to the organisation's own account, and what its bank's statements tell. */
export interface OwnAccountTables {
  account_references: AccountReferencesTable;
  account_movements: AccountMovementsTable;
  bank_statements: BankStatementsTable;
  bank_lines: BankLinesTable;
}

/** The concept by which a transfer to the organisation's own account is known. */
interface AccountReferencesTable {
  donation_id: string;
  reference: string;
  amount_cents: number;
  expires_at: string;
  /** Of a gift of no account; '' where nobody knows it, or it is kept no longer. */
  donor_name: string;
}

/** What came to that account, or was sent back from it, as whoever keeps the books noted it. */
interface AccountMovementsTable {
  id: string;
  donation_id: string;
  kind: 'arrival' | 'refund';
  /** The bank's tracking key, or the refund's. */
  tracked_as: string;
  amount_cents: number;
  moved_at: string;
  noted_by: string | null;
  /** Of the bank's statement that tells of it. */
  line_id: string | null;
}

interface BankStatementsTable {
  id: string;
  /** CLABE */
  account: string;
  layout: StatementLayout;
  file_name: string;
  imported_at: string;
  imported_by: string | null;
  /** YYYY-MM-DD of the first and last deposit; null without any. */
  from_day: string | null;
  to_day: string | null;
  names_account: number;
  deposits: number;
  charges: number;
  of_others: number;
}

interface BankLinesTable {
  id: string;
  statement_id: string;
  account: string;
  /** What the same line is known by in another file. */
  identity: string;
  layout: StatementLayout;
  /** YYYY-MM-DD */
  posted_on: string;
  amount_cents: number;
  /** Of it so much is of donations. */
  booked_cents: number;
  /** With the sender and the reference '' once they are kept no longer. */
  description: string;
  reference: string;
  sender: string;
  tracked_as: string | null;
  /** The line of another file that may be this one. */
  repeats_id: string | null;
  state: LineState;
  basis: LineBasis | null;
  /** Whether its donation was looked for. */
  is_tried: number;
  /** How many parts of it were booked so far, those that were taken back included. */
  parts: number;
  /** Why it is no donation. */
  reason: string;
  changed_at: string;
  changed_by: string | null;
}
