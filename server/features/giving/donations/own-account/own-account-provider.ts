import type { Clock } from '#domain/clock.ts';
import {
  type PaymentFacts,
  ProviderRefused,
  SignatureInvalid,
  type TransferAccount,
  type TransferProvider,
} from '#server/adapters/payments/payment-provider.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import {
  type AccountReference,
  addReference,
  findMovements,
  findReference,
  insertMovement,
} from './account-movements.repository.ts';

/** How a donation stands by what was noted of the account. */
export async function ownAccountFacts(
  query: Database['query'],
  { donationId, reference, amountCents }: AccountReference,
): Promise<PaymentFacts> {
  const { arrivals, refundedCents } = await findMovements(query, donationId);
  return {
    reference,
    state: arrivals.length > 0 ? 'paid' : 'pending',
    amountCents,
    currency: 'MXN',
    refundedCents,
    paidAt: arrivals[0]?.at,
    arrivals,
  };
}

/**
 * Transfers to the organisation's own account, told apart by the concept that donors write. Nobody can be asked what came:
 * whoever keeps the books notes it (`note-arrival.ts`).
 */
export function createOwnAccountProvider({
  database,
  clock,
  account: { clabe, bank },
}: {
  database: Database;
  clock: Clock;
  account: NonNullable<Config['payments']['ownAccount']>;
}): TransferProvider {
  const accountOf = ({ reference, expiresAt }: AccountReference): TransferAccount => ({
    clabe,
    bank,
    beneficiary: '',
    reference,
    expiresAt,
  });
  const factsOf = (found: AccountReference) => ownAccountFacts(database.query, found);
  async function find(reference: string) {
    const found = await findReference(database.query, { reference });
    return found && factsOf(found);
  }

  return {
    name: 'own',
    isTest: false,
    openDays: 30,
    find,

    async createTransfer({ donationId, amountCents, expiresAt }) {
      const made = await database.transaction((tx) =>
        addReference(tx, { donationId, amountCents, expiresAt }),
      );
      if (!made) throw new ProviderRefused('other');
      return { facts: await factsOf(made), transfer: accountOf(made) };
    },

    async findTransfer(reference) {
      const found = await findReference(database.query, { reference });
      return found && accountOf(found);
    },

    async findRefunds({ reference }) {
      const facts = await find(reference);
      return facts && { facts };
    },

    /** The treasurer's bank sends it: here it is noted. */
    async refund({ key, reference, amountCents }) {
      const found = await findReference(database.query, { reference });
      if (!found) throw new ProviderRefused('notFound');
      const { donationId } = found;
      const movedAt = clock.now().toISOString();
      await database.transaction((tx) =>
        insertMovement(tx, {
          ...{ donationId, kind: 'refund', trackedAs: key, amountCents },
          ...{ movedAt, notedBy: null },
        }),
      );
      return factsOf(found);
    },

    /** No bank signs messages for the portal. */
    async readMessage() {
      throw new SignatureInvalid();
    },
  };
}
