import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import { type Clock, dateIn } from '#domain/clock.ts';
import { csvPieces } from '#domain/csv.ts';
import type { Donation } from '#domain/donations/donation.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '#server/db/database.ts';
import type { Contributions } from '#server/features/extension-point.ts';
import { createPlaces, whenRead } from '#server/features/kits/rate-limits/at-once.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { companyReferences } from '../../companies/company-references.ts';
import { findDonorsWithoutAccount } from '../donors-without-account.ts';
import { campaignTitles, namedBy } from '../gift-campaigns.ts';
import { exportHead, exportRow } from './donation-export-words.ts';
import { type DonationSearch, findAllFound } from './found-donations.repository.ts';

export type DonationsExport = ReturnType<typeof createDonationsExport>;

/** Of one person: each holds a portion of the donations. */
const mostAtOnce = 2;

/** The bookkeepers' list as a table for spreadsheets. */
export function createDonationsExport({
  database,
  clock,
  timezone,
  accounts,
  audit,
  limits,
  contributions,
}: {
  database: Database;
  clock: Clock;
  timezone: string;
  accounts: AccountsService;
  audit: AuditService;
  limits: RateLimits;
  contributions: Contributions;
}) {
  const takePlace = createPlaces(mostAtOnce);

  async function* rows(search: DonationSearch, language: Language) {
    for await (const donations of findAllFound(database, search, accounts)) {
      const donors = await accounts.contactsOf(donations.flatMap(({ userId }) => userId ?? []));
      const past = await findDonorsWithoutAccount(
        database.query,
        donations.map(({ id }) => id),
      );
      const donorOf = ({ id, userId, email }: Donation) => {
        const name = past.get(id);
        return donors.get(userId ?? '') ?? (name === undefined ? undefined : { name, email });
      };
      const titles = await campaignTitles({ database, contributions }, donations);
      const companies = await companyReferences.find(
        database.query,
        donations.map(({ companyId }) => companyId),
      );
      yield donations.map((one) => {
        const company = companies.get(one.companyId ?? '');
        return exportRow(one, donorOf(one), titles.get(namedBy(one) ?? ''), company, language);
      });
    }
  }

  return {
    /**
     * CSV in pieces, in the order of the list: memory stays the same however many donations there are.
     * @throws AppError forbidden, tooManyRequests; before the first piece
     */
    async start(
      { viewer, address }: Actor,
      search: DonationSearch,
      language: Language,
    ): Promise<{ day: string; pieces: AsyncIterable<string> }> {
      const actorId = requireRight(viewer, 'donations.read');
      await limits.consume('export', actorId);
      // By what, not for whom: names and addresses have no business in the log.
      const filteredBy = Object.entries(search).flatMap(([name, value]) =>
        (Array.isArray(value) ? value.length > 0 : value) ? [name] : [],
      );
      const givePlaceBack = takePlace(actorId);
      try {
        const action = 'donation.exported';
        const details = { filteredBy };
        await database.transaction((tx) =>
          audit.record(tx, { action, actorId, subjectId: null, address, details }),
        );
      } catch (error) {
        givePlaceBack();
        throw error;
      }
      const day = dateIn(timezone, clock.now());
      const pieces = csvPieces(exportHead(language), rows(search, language));
      return { day, pieces: whenRead(pieces, givePlaceBack) };
    },
  };
}
