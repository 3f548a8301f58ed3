import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { toCsv } from '#domain/csv.ts';
import { daysWatched, thresholdsOn, watchDonors } from '#domain/donations/donor-watch.ts';
import { type EnteredUma, missingYear, type UmaValues, umaValues } from '#domain/donations/uma.ts';
import { conflict } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { Config } from '#server/config/config.ts';
import type { Customers } from '#server/features/organisation/catalogues/customers.ts';
import { csvHead, csvRow } from './donor-watch-words.ts';
import type { KnownDonor } from './known-donor.ts';
import { findEnteredUma } from './uma-values.repository.ts';
import { countMissingUma, enterUma, readUma, type UmaDependencies } from './uma-values.ts';
import { findNamedGifts, findWatchedGifts } from './watched-gifts.repository.ts';

export type DonorWatch = ReturnType<typeof createDonorWatch>;

/** Donations of a month and the six before, of donors who gave as much as the law looks at: more are never held at once. */
const mostGifts = 20_000;

interface Dependencies extends UmaDependencies {
  config: Pick<Config, 'payments'>;
  customers: Customers;
}

/**
 * Of which donors the law against money laundering wants something. It prepares what a report needs and sends nothing: who
 * reports decides by themselves. Each look is written into the log.
 */
export function createDonorWatch(dependencies: Dependencies) {
  const { database, config, customers, limits, audit } = dependencies;

  /** @param month YYYY-MM */
  async function read(
    { viewer, address }: Actor,
    month: string,
  ): Promise<{ donors: KnownDonor[]; values: UmaValues }> {
    const actorId = requireRight(viewer, 'donations.watch');
    await limits.consume('export', actorId);
    const days = daysWatched(month);
    const values = umaValues(await findEnteredUma(database.query));
    if (missingYear(values, days.to) !== undefined) throw conflict('umaMissing');
    const gifts = await findWatchedGifts(database, {
      ...days,
      // The UMA only grows: nobody reaches the threshold of a later day with less.
      leastCents: thresholdsOn(values, days.from).identifyingCents,
      withTests: config.payments.builtIn,
      most: mostGifts + 1,
    });
    const named = await findNamedGifts(database, {
      ...days,
      withTests: config.payments.builtIn,
      most: mostGifts + 1,
    });
    if (gifts.length + named.length > mostGifts) throw conflict('donorsTooMany');
    const donors = watchDonors([...gifts, ...named], month, values);
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
    const told = donors.map((donor) => ({
      ...donor,
      customer: known.get(donor.customerId),
      name: donor.gifts[0]?.donorName ?? '',
    }));
    return { donors: told, values };
  }

  return {
    /** @throws AppError unauthenticated, forbidden, conflict (too many, or no UMA), tooManyRequests */
    async look(by: Actor, month: string) {
      const { donors, values } = await read(by, month);
      return { ...thresholdsOn(values, daysWatched(month).to), donors };
    },

    /** A line for each donation. @throws AppError as `look` */
    async csv(by: Actor, month: string, language: Language): Promise<string> {
      const { donors } = await read(by, month);
      return toCsv([
        csvHead[language],
        ...donors.flatMap((donor) => donor.gifts.map((gift) => csvRow(donor, gift, language))),
      ]);
    },
    readUma: (viewer: Viewer) => readUma(dependencies, viewer),
    enterUma: (by: Actor, entered: EnteredUma) => enterUma(dependencies, by, entered),
    countMissingUma: () => countMissingUma(dependencies),
  };
}
