import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import { toCsv } from '#domain/csv.ts';
import { daysWatched, thresholdsOn, watchDonors } from '#domain/donations/donor-watch.ts';
import { conflict } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { Customers } from '#server/features/organisation/catalogues/customers.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { csvHead, csvRow } from './donor-watch-words.ts';
import type { KnownDonor } from './known-donor.ts';
import { findWatchedGifts } from './watched-gifts.repository.ts';

export type DonorWatch = ReturnType<typeof createDonorWatch>;

/** Donations of a month and the six before, of donors who gave as much as the law looks at: more are never held at once. */
const mostGifts = 20_000;

interface Parts {
  database: Database;
  config: Pick<Config, 'payments'>;
  customers: Customers;
  limits: RateLimits;
  audit: AuditService;
}

/**
 * Of which donors the law against money laundering wants something. It prepares what a report needs and sends nothing: who
 * reports decides by themselves. Each look is written into the log.
 */
export function createDonorWatch({ database, config, customers, limits, audit }: Parts) {
  /** @param month YYYY-MM */
  async function read({ viewer, address }: Actor, month: string): Promise<KnownDonor[]> {
    const actorId = requireRight(viewer, 'donations.watch');
    await limits.consume('export', actorId);
    const days = daysWatched(month);
    const gifts = await findWatchedGifts(database, {
      ...days,
      // The UMA only grows: nobody reaches the threshold of a later day with less.
      leastCents: thresholdsOn(days.from).identifyingCents,
      withTests: config.payments.builtIn,
      most: mostGifts + 1,
    });
    if (gifts.length > mostGifts) throw conflict('donorsTooMany');
    const donors = watchDonors(gifts, month);
    const known = await customers.find(
      database.query,
      donors.map(({ customerId }) => customerId),
    );
    await database.transaction((tx) =>
      audit.record(tx, {
        action: 'donation.donorsWatched',
        actorId,
        subjectId: null,
        address,
        details: { month },
      }),
    );
    return donors.map((donor) => ({ ...donor, customer: known.get(donor.customerId) }));
  }

  return {
    /** @throws AppError unauthenticated, forbidden, conflict (too many), tooManyRequests */
    look: async (by: Actor, month: string) => ({
      ...thresholdsOn(daysWatched(month).to),
      donors: await read(by, month),
    }),

    /** A line for each donation. @throws AppError as `look` */
    async csv(by: Actor, month: string, language: Language): Promise<string> {
      const donors = await read(by, month);
      return toCsv([
        csvHead[language],
        ...donors.flatMap((donor) => donor.gifts.map((gift) => csvRow(donor, gift, language))),
      ]);
    },
  };
}
