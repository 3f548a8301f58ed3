import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type Clock, dateIn } from '#domain/clock.ts';
import { csvPieces } from '#domain/csv.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { isSettled } from '#domain/donations/donation-state.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import { conflict } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '#server/db/database.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import { createPlaces, whenRead } from '#server/features/kits/rate-limits/at-once.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { companyReferences } from '../../companies/company-references.ts';
import { requireReader } from '../donations.policy.ts';
import { findDonation } from '../donations.repository.ts';
import { findDonorsWithoutAccount } from '../donors-without-account.ts';
import { findEntries } from '../entries.repository.ts';
import type { OpenedGift } from '../guests/guest-gifts.service.ts';
import { receiptWordsOf } from './charge-receipt-words.ts';
import { csvHead, csvRow } from './donation-csv.ts';
import { receiptWords } from './receipt-words.ts';
import { findAllOf, findBooked, findYears, sumYear } from './receipts.repository.ts';

export type ReceiptsService = ReturnType<typeof createReceiptsService>;

interface Paper {
  /** Of the file. */
  name: string;
  bytes: Buffer;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
  siteUrl: string;
  limits: RateLimits;
  accounts: Pick<AccountsService, 'contactsOf'>;
  content: Pick<ContentService, 'record' | 'letterhead'>;
}

/** Of one donor: each holds a connection. */
const mostExportsAtOnce = 2;
/** Lines of a statement: some twenty pages. */
const mostLines = 500;

/** What donors take away of what they gave. */
export function createReceiptsService(dependencies: Dependencies) {
  const { database, clock, timezone, siteUrl, limits, accounts, content } = dependencies;
  const takePlace = createPlaces(mostExportsAtOnce);

  const site = async (language: Language) => ({
    siteUrl,
    organisation: await content.record('receipts', language),
    letterhead: await content.letterhead(),
    language,
    createdAt: clock.now(),
  });

  const nameOf = async (userId: string | null) =>
    (userId && (await accounts.contactsOf([userId])).get(userId)?.name) || null;

  async function petNames(petIds: readonly (string | null)[]): Promise<Map<string, string>> {
    const ids = [...new Set(petIds.flatMap((id) => id ?? []))];
    const pets = await petReferences.find(database.query, ids);
    return new Map(pets.map(({ id, name }) => [id, name]));
  }

  async function companyNames(
    donations: readonly Pick<Donation, 'companyId'>[],
  ): Promise<Map<string, string>> {
    const ids = donations.map(({ companyId }) => companyId);
    const found = await companyReferences.find(database.query, ids);
    return new Map([...found].map(([id, { legalName }]) => [id, legalName]));
  }

  async function* csvRows(userId: string, language: Language) {
    for await (const donations of findAllOf(database, userId)) {
      const pets = await petNames(donations.map(({ petId }) => petId));
      const companies = await companyNames(donations);
      yield donations.map((one) =>
        csvRow(
          one,
          {
            petName: pets.get(one.petId ?? '') ?? '',
            company: companies.get(one.companyId ?? '') ?? '',
          },
          language,
        ),
      );
    }
  }

  /** @param countedAs by what limits know who asks */
  async function receiptOf(
    { donation, donorName }: { donation: Donation; donorName: string | null },
    countedAs: string,
    language: Language,
  ): Promise<Paper> {
    if (!isSettled(donation.status)) throw conflict('receiptOfUnpaid');
    await limits.consume('receipt', countedAs);
    const entries = (await findEntries(database, [donation.id])).get(donation.id) ?? [];
    const pets = await petNames([donation.petId]);
    const receipt = {
      donation,
      moves: entries.flatMap(({ kind, bookedAt, amountCents }) =>
        kind === 'payment'
          ? []
          : [{ kind, date: dateIn(timezone, new Date(bookedAt)), cents: amountCents }],
      ),
      donorName,
      petName: pets.get(donation.petId ?? ''),
    };
    const { drawReceipt } = await import('./receipt-document.ts');
    return {
      name: receiptWordsOf(donation.kind, language).files.receipt(folioOf(donation)),
      bytes: await drawReceipt(receipt, await site(language)),
    };
  }

  return {
    /**
     * Of one donation that was paid, for its donor and administrators: a PDF.
     * @throws AppError unauthenticated, notFound, conflict (not paid), tooManyRequests
     */
    async receipt(viewer: Viewer, id: string, language: Language): Promise<Paper> {
      const donation = requireReader(viewer, await findDonation(database.query, id));
      const others = await findDonorsWithoutAccount(database.query, [id]);
      const company = (await companyNames([donation])).get(donation.companyId ?? '');
      const donorName = company ?? others.get(id) ?? (await nameOf(donation.userId));
      return receiptOf({ donation, donorName }, requireAccount(viewer), language);
    },

    /**
     * Of a gift without an account, for whoever has its link.
     * @throws AppError conflict (not paid), tooManyRequests
     */
    guestReceipt({ donation, name }: OpenedGift, language: Language): Promise<Paper> {
      return receiptOf({ donation, donorName: name }, donation.id, language);
    },

    /**
     * What the viewer gave in each year, in centavos and without what was given back; the latest year first.
     * @throws AppError unauthenticated
     */
    async years(viewer: Viewer): Promise<{ year: number; cents: number }[]> {
      return findYears(database, requireAccount(viewer));
    },

    /**
     * All that the viewer gave in a year: a PDF.
     * @throws AppError unauthenticated, tooManyRequests
     */
    async statement(viewer: Viewer, year: number, language: Language): Promise<Paper> {
      const userId = requireAccount(viewer);
      await limits.consume('export', userId);
      const found = await findBooked(database, userId, { of: year, limit: mostLines + 1 });
      const companies = await companyNames(found.map(({ donation }) => donation));
      const statement = {
        year,
        companies,
        donorName: (await nameOf(userId)) ?? '',
        sums: await sumYear(database, userId, year),
        lines: found.slice(0, mostLines),
        hasMore: found.length > mostLines,
      };
      const { drawStatement } = await import('./statement-document.ts');
      return {
        name: receiptWords[language].files.statement(year),
        bytes: await drawStatement(statement, await site(language)),
      };
    },

    /**
     * All donations of the viewer in every state, as CSV in pieces: memory stays the same however many there are.
     * @throws AppError unauthenticated, tooManyRequests; before the first piece
     */
    async exportOwn(
      viewer: Viewer,
      language: Language,
    ): Promise<{ name: string; pieces: AsyncIterable<string> }> {
      const userId = requireAccount(viewer);
      await limits.consume('export', userId);
      const givePlaceBack = takePlace(userId);
      const day = dateIn(timezone, clock.now());
      return {
        name: `${receiptWords[language].files.all}-${day}.csv`,
        pieces: whenRead(csvPieces(csvHead(language), csvRows(userId, language)), givePlaceBack),
      };
    },
  };
}
