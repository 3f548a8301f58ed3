import type { ExpenseCategory, ExpensePayer } from '#domain/expenses/expense-kinds.ts';

/** What animals and the organisation cost. */
export interface ExpenseTables {
  expenses: ExpensesTable;
  expense_files: ExpenseFilesTable;
  pet_budgets: PetBudgetsTable;
}

/** Days are YYYY-MM-DD; what ends in `_at` is an instant. */
export interface ExpensesTable {
  id: string;
  pet_id: string | null;
  /** Of a pet that there is no more; else ''. */
  pet_name: string;
  on_date: string;
  category: ExpenseCategory;
  supplier: string;
  supplier_search: string;
  /** Of the invoice; '' without one. */
  supplier_rfc: string;
  amount_cents: number;
  note: string;
  payer: ExpensePayer;
  /** In capitals. */
  cfdi_uuid: string | null;
  /** The invoice's total, of which the expense may be a part. */
  cfdi_cents: number | null;
  author_id: string | null;
  created_at: string;
  changed_at: string;
  version: number;
  deleted_at: string | null;
  /** Whose gifts are to pay it; null: as the rules say. */
  campaign_id: string | null;
  /** The same for all shares of a divided invoice; null: not divided. */
  invoice_id: string | null;
  /** Among the shares of its invoice, from 1; 1 where it is not divided. */
  share_number: number;
  /** How many shares the invoice was divided into. */
  share_count: number | null;
  /** What all shares come to. */
  invoice_cents: number | null;
}

export interface ExpenseFilesTable {
  id: string;
  expense_id: string;
  file_key: string;
  /** As its sender called it; safe to show and to save. */
  name: string;
  is_cfdi: 0 | 1;
  created_at: string;
}

/** What somebody estimates that a pet will need, all in all. */
interface PetBudgetsTable {
  pet_id: string;
  amount_cents: number;
  changed_at: string;
}
