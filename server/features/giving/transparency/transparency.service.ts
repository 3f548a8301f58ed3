import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Clock } from '#domain/clock.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '#server/db/database.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { DonationTotals } from '../donations/bookkeeping/donation-totals.ts';
import type { InKindGifts } from '../donations/in-kind/in-kind.service.ts';
import type { ExpensesService } from '../expenses/expenses.service.ts';
import type { Accounting } from '../invoices/accounting.ts';
import { transparencyWords } from './transparency-words.ts';

export type Transparency = ReturnType<typeof createTransparency>;

interface Dependencies {
  database: Database;
  clock: Clock;
  content: Pick<ContentService, 'record' | 'letterhead'>;
  limits: RateLimits;
  audit: AuditService;
  donationTotals: DonationTotals;
  inKindGifts: InKindGifts;
  expenses: ExpensesService;
  accounting: Accounting;
}

/** The declaration of transparency of May, as far as the books say it: whoever files it takes the figures from there. */
export function createTransparency(dependencies: Dependencies) {
  const { database, clock, content, limits, audit } = dependencies;
  const { donationTotals, inKindGifts, expenses, accounting } = dependencies;
  return {
    /** As a PDF. @throws AppError unauthenticated, forbidden, tooManyRequests */
    async make(
      { viewer, address }: Actor,
      year: number,
      language: Language,
    ): Promise<{ name: string; bytes: Buffer }> {
      const actorId = requireRight(viewer, 'invoices.manage');
      await limits.consume('export', actorId);
      const days = { from: `${year}-01-01`, to: `${year}-12-31` };
      const figures = {
        year,
        donations: await donationTotals.ofYear(viewer, year),
        inKind: await inKindGifts.sumOfYear(viewer, year),
        receivers: await accounting.receiversOf(viewer, year),
        expenses: await expenses.sumUp(viewer, { ...days, payer: 'organisation' }),
      };
      const { legalName, rfc } = await content.record('transparency', language);
      const { drawTransparency } = await import('./transparency-document.ts');
      const bytes = await drawTransparency(figures, {
        ...{ legalName, rfc, language },
        letterhead: await content.letterhead(),
        createdAt: clock.now(),
      });
      await database.transaction((tx) =>
        audit.record(tx, {
          action: 'donation.exported',
          actorId,
          subjectId: null,
          address,
          details: { filteredBy: ['year'] },
        }),
      );
      return { name: `${transparencyWords[language].file}-${year}.pdf`, bytes };
    },
  };
}
