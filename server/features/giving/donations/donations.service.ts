import { requireAccount } from '#domain/access/relations.ts';
import { can } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { FieldName } from '#domain/contract/field.ts';
import type {
  Donation,
  DonationDocument,
  donationDocumentFields,
} from '#domain/donations/donation.ts';
import type { PortalMethod } from '#domain/donations/donation-kind.ts';
import { smallestDonationCents } from '#domain/money.ts';
import type { Paged } from '#domain/paging.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import type { KeyVault } from '#server/features/kits/provider-keys/key-vault.ts';
import type { RowQuery } from '#server/features/kits/querying/row-query.ts';
import type { SettingsService } from '#server/features/organisation/settings/settings.service.ts';
import { requireOwnDonation } from './donations.policy.ts';
import { donationsTable, findDonation } from './donations.repository.ts';
import { findEntries } from './entries.repository.ts';
import { isGift } from './only-gifts.ts';
import type { AnyProvider, ProviderRegistry } from './provider-registry.ts';

export type DonationsService = ReturnType<typeof createDonationsService>;

type DonationField = FieldName<typeof donationDocumentFields>;
/** Nobody may ask for the ledger's lines, so no query names them. */
type RowField = Exclude<DonationField, 'entries' | 'details'>;

/** One way to pay, as the page offers it. */
export interface OfferedMethod {
  method: PortalMethod;
  /** Moves no money. */
  isTest: boolean;
  /** For the card provider's script in the browser. */
  publishableKey?: string;
  /** Also each month. */
  givesMonthly?: true;
  /** Also each half month. */
  givesHalfMonthly?: true;
}

const givesHalfMonthly = (provider: AnyProvider): boolean =>
  'charge' in provider && (provider.subscriptions?.intervals.includes('halfMonth') ?? false);

export function createDonationsService({
  database,
  providers,
  keyVault,
  settings,
  config,
}: {
  database: Database;
  providers: ProviderRegistry;
  keyVault: Pick<KeyVault, 'refresh'>;
  settings: SettingsService;
  config: Pick<Config, 'payments'>;
}) {
  return {
    /** What can be given here, and how: the same for everybody. */
    async offer(): Promise<{
      methods: OfferedMethod[];
      smallestCents: number;
      largestCents: number;
      /** Also from visitors, without an account. */
      takesGuests: boolean;
    }> {
      await keyVault.refresh();
      const methods = (['card', 'transfer', 'wallet', 'voucher'] as const).flatMap(
        (method): OfferedMethod[] => {
          const provider = providers.current(method);
          if (!provider) return [];
          const key = 'publishableKey' in provider ? provider.publishableKey : undefined;
          return [
            {
              method,
              isTest: provider.isTest,
              ...(key && { publishableKey: key }),
              ...('subscriptions' in provider && { givesMonthly: true }),
              ...(givesHalfMonthly(provider) && { givesHalfMonthly: true }),
            },
          ];
        },
      );
      const { largestDonationPesos } = await settings.current();
      const largestCents = largestDonationPesos * 100;
      const { takesGuests } = config.payments;
      return { methods, smallestCents: smallestDonationCents, largestCents, takesGuests };
    },

    /** Of the viewer's own gifts. @throws AppError unauthenticated, notFound */
    async findOwn(viewer: Viewer, id: string): Promise<Donation> {
      requireAccount(viewer);
      return requireOwnDonation(viewer, await findDonation(database.query, id));
    },

    /** Gifts: administrators find all, others their own. @throws AppError unauthenticated */
    async query(viewer: Viewer, query: RowQuery<DonationField>): Promise<Paged<DonationDocument>> {
      const userId = requireAccount(viewer);
      const own = { field: 'userId', operator: '=', value: userId } as const;
      const where = can(viewer, 'donations.read') ? query.where : [...query.where, own];
      const requested = { ...query, where } as RowQuery<RowField>;
      const page = await donationsTable.page(database, requested, [
        { shape: 'gifts', values: [], build: () => isGift() },
      ]);
      const entries = await findEntries(
        database,
        page.items.map(({ id }) => id),
      );
      return {
        ...page,
        items: page.items.map((donation) => ({
          ...donation,
          details: [donation],
          entries: entries.get(donation.id) ?? [],
        })),
      };
    },
  };
}
