import { mostCounted } from '#domain/dashboard/attention.ts';
import type { Database } from '#server/db/database.ts';
import { countAtMost } from '#server/features/kits/querying/count-at-most.ts';

/** Invoices that a person has to look at. */
export const countInvoicesToReview = (database: Database): Promise<number> =>
  countAtMost(
    database,
    database.query.selectFrom('invoices').where('review_reason', 'is not', null),
    mostCounted,
  );
