import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { DonationTotals } from '../donations/bookkeeping/donation-totals.ts';
import type { InKindGifts } from '../donations/in-kind/in-kind.service.ts';
import type { ExpensesService } from '../expenses/expenses.service.ts';
import type { Accounting } from '../invoices/accounting.ts';
import { createTransparency, type Transparency } from './transparency.service.ts';

interface Dependencies {
  content: ContentService;
  limits: RateLimits;
  audit: AuditService;
  donationTotals: DonationTotals;
  inKindGifts: InKindGifts;
  expenses: ExpensesService;
  accounting: Accounting;
}

export const transparencyFeature = (
  dependencies: Base & Dependencies,
): Feature<{ transparency: Transparency }> => ({
  services: { transparency: createTransparency(dependencies) },
});
