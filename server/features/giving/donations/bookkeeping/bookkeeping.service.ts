import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { AppError, conflict, notFound } from '#domain/errors.ts';
import type { Bilingual } from '#domain/language.ts';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import { PaymentDeclined, ProviderSilent } from '#server/adapters/payments/provider-errors.ts';
import type { Database } from '#server/db/database.ts';
import {
  type PetReference,
  petReferences,
} from '#server/features/animals/pets/core/pet-references.ts';
import type { Contributions } from '#server/features/extension-point.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type {
  AccountContact,
  AccountsService,
} from '#server/features/people/accounts/accounts.service.ts';
import { companyReferences, type GivingCompany } from '../../companies/company-references.ts';
import { type AttemptNote, findAttemptNotes } from '../attempts.repository.ts';
import { type Dispute, findDisputes } from '../disputes.repository.ts';
import { findDonorsWithoutAccount } from '../donors-without-account.ts';
import { type BookedEntry, findEntries } from '../entries.repository.ts';
import { campaignTitles, giftCampaigns, namedBy } from '../gift-campaigns.ts';
import type { ProviderInquiry } from '../provider-inquiry.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import { type DonationMailState, donationMailStates } from './donation-mail-states.ts';
import {
  type DonationSearch,
  findDonationsById,
  pageOfFound,
  type StoredDonation,
} from './found-donations.repository.ts';

export type { DonationSearch } from './found-donations.repository.ts';
export type Bookkeeping = ReturnType<typeof createBookkeeping>;

/** A donation as those see it who keep the books. */
export interface BookedDonation {
  donation: StoredDonation;
  /** undefined where the account was erased, or nobody knows whose one was that was brought in. */
  donor: Pick<AccountContact, 'name' | 'email'> | undefined;
  /** Oldest first. */
  attempts: AttemptNote[];
  /** Whether its provider is configured here, and so can be asked, and asked to give back. */
  isReachable: boolean;
  campaign: { id: string; title: Bilingual } | undefined;
  /** In whose name it was given, where not in the donor's own. */
  company: GivingCompany | undefined;
}

export interface DonationDetails extends BookedDonation {
  entries: BookedEntry[];
  mails: DonationMailState[];
  /** Oldest first. */
  disputes: Dispute[];
  pet: PetReference | undefined;
}

/** Of one that was brought in, or given without an account. */
const namedDonorOf = ({ email }: StoredDonation, name: string | undefined) =>
  name === undefined ? undefined : { name, email };

interface Dependencies {
  database: Database;
  mail: MailService;
  accounts: AccountsService;
  limits: RateLimits;
  providers: ProviderRegistry;
  inquiry: ProviderInquiry;
  contributions: Contributions;
}

/** Among which those who keep the books choose. */
const mostCampaigns = 200;

const named = (titles: ReadonlyMap<string, Bilingual>, id: string | null) => {
  const title = titles.get(id ?? '');
  return id !== null && title ? { id, title } : undefined;
};

/** What administrators see of donations, and ask providers about them. */
export function createBookkeeping(dependencies: Dependencies) {
  const { database, accounts, limits, providers, inquiry } = dependencies;

  async function booked(donations: readonly StoredDonation[]): Promise<BookedDonation[]> {
    const ids = donations.map(({ id }) => id);
    const donors = await accounts.contactsOf(donations.flatMap(({ userId }) => userId ?? []));
    const past = await findDonorsWithoutAccount(database.query, ids);
    const attempts = await findAttemptNotes(database.query, ids);
    const titles = await campaignTitles(dependencies, donations);
    const companies = await companyReferences.find(
      database.query,
      donations.map(({ companyId }) => companyId),
    );
    return donations.map((donation) => ({
      donation,
      campaign: named(titles, namedBy(donation)),
      company: companies.get(donation.companyId ?? ''),
      donor: donors.get(donation.userId ?? '') ?? namedDonorOf(donation, past.get(donation.id)),
      attempts: attempts.filter(({ donationId }) => donationId === donation.id),
      isReachable: providers.byName(donation.method, donation.provider) !== undefined,
    }));
  }

  async function find(id: string): Promise<BookedDonation> {
    const [found] = await booked(await findDonationsById(database, [id]));
    if (!found) throw notFound('donation');
    return found;
  }

  async function detailsOf(id: string): Promise<DonationDetails> {
    const one = await find(id);
    const { donation } = one;
    const entries = await findEntries(database, [id]);
    const pets = donation.petId ? await petReferences.find(database.query, [donation.petId]) : [];
    return {
      ...one,
      entries: entries.get(id) ?? [],
      mails: await donationMailStates(dependencies, donation),
      disputes: await findDisputes(database.query, id),
      pet: pets[0],
    };
  }

  return {
    /** That donations may name, the latest first. @throws AppError forbidden */
    async campaigns(viewer: Viewer) {
      requireRight(viewer, 'donations.read');
      const found = await Promise.all(
        dependencies.contributions
          .to(giftCampaigns)
          .map((campaigns) => campaigns.listed(database.query, mostCampaigns)),
      );
      return found.flat();
    },

    /** @throws AppError forbidden */
    async list(
      viewer: Viewer,
      search: DonationSearch,
      page: PageRequest,
    ): Promise<Paged<BookedDonation>> {
      requireRight(viewer, 'donations.read');
      const found = await pageOfFound(database, search, accounts, page);
      return paged(await booked(found.items), found.total, page);
    },

    /** @throws AppError forbidden, notFound */
    async get(viewer: Viewer, id: string): Promise<DonationDetails> {
      requireRight(viewer, 'donations.read');
      return detailsOf(id);
    },

    /**
     * Asks the provider at once, instead of when its turn comes.
     * @returns the donation as it stands then
     * @throws AppError forbidden, notFound, tooManyRequests, conflict (nothing to ask, or somebody else is asking),
     * unavailable where the provider does not answer
     */
    async askProvider(viewer: Viewer, id: string): Promise<DonationDetails> {
      requireRight(viewer, 'donations.read');
      await admitChange(limits, viewer);
      const { donation, attempts, isReachable } = await find(id);
      const awaitsAnswer = attempts.some(
        ({ operation, closedAt }) => operation !== 'order' && closedAt === null,
      );
      const isOpen = donation.status === 'pending' || donation.status === 'requiresAction';
      if (!isReachable || !(isOpen || awaitsAnswer)) throw conflict('nothingToAsk');
      const silent = () => new AppError('unavailable', 'providerSilent', { retryAfterSeconds: 60 });
      const hasAnswered = await inquiry.ask(donation).catch((error) => {
        // It is known now, and booked.
        if (error instanceof PaymentDeclined) return true;
        throw error instanceof ProviderSilent ? silent() : error;
      });
      if (!hasAnswered) throw awaitsAnswer ? silent() : conflict('nothingToAsk');
      return detailsOf(id);
    },
  };
}
