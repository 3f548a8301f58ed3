import type { ExpenseCategory } from '#domain/expenses/expense-kinds.ts';

/** What gifts paid, and what of it everybody reads. */
export interface SpendingTables {
  spending_rules: SpendingRulesTable;
  spending_runs: SpendingRunsTable;
  gift_uses: GiftUsesTable;
  published_months: PublishedMonthsTable;
}

/** The rules, each time that somebody set them; the newest holds. */
interface SpendingRulesTable {
  revision: number;
  rules_json: string;
  changed_at: string;
  changed_by: string | null;
}

/** Each time that the books were gone through. The newest that is done is what people read. */
interface SpendingRunsTable {
  number: number;
  state: 'running' | 'done' | 'abandoned';
  /** By which the books of then are told from others. */
  books: string;
  started_at: string;
  /** The run is alive: one that has not written for a while another one takes over. */
  touched_at: string;
  finished_at: string | null;
  /** YYYY-MM-DD */
  as_of: string;
  rules_revision: number;
  /** '' until it is done. */
  summary_json: string;
}

/** So much of a gift paid so much of an expense, from one run on and until another one; what it says of the expense is as of then. */
interface GiftUsesTable {
  id: string;
  donation_id: string;
  expense_id: string;
  /** YYYY-MM of the expense. */
  month: string;
  category: ExpenseCategory;
  pet_id: string | null;
  amount_cents: number;
  from_run: number;
  until_run: number | null;
}

/** What everybody reads of a month (YYYY-MM), as it was when somebody published it. */
interface PublishedMonthsTable {
  month: string;
  revision: number;
  published_at: string;
  published_by: string | null;
  gifts: number;
  income_cents: number;
  spent_cents: number;
  is_test: 0 | 1;
  /** '' once it was withdrawn: the sums stay, for another look at them must not tell of one gift. */
  content_json: string;
}
