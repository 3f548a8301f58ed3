import type { Tx } from '#server/db/database.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

/** What donations that are brought in ask of who invoices. */
export interface DonationInvoicing {
  /** YYYY-MM of the last month that a global invoice stands for. */
  latestGlobalMonth(query: Tx['query']): Promise<string | undefined>;
  /** Those among the donations that an invoice names, whatever became of it. */
  invoiced(query: Tx['query'], donationIds: readonly string[]): Promise<readonly string[]>;
}

export const donationInvoicing = extensionPoint<DonationInvoicing>();
