import type { Clock } from '#domain/clock.ts';
import type {
  TransferAccount,
  TransferProvider,
} from '#server/adapters/payments/method-providers.ts';
import type { PaymentFacts } from '#server/adapters/payments/payment-facts.ts';
import type { PaymentProvider, ProviderName } from '#server/adapters/payments/payment-provider.ts';
import { ProviderRefused, SignatureInvalid } from '#server/adapters/payments/provider-errors.ts';
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

/** What nobody can be asked about: whoever keeps the books notes what came, and what went back. */
export function createNotedMoney<const Name extends ProviderName>({
  database,
  clock,
  config,
  name,
}: {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'demo'>;
  name: Name;
}): PaymentProvider & { name: Name } {
  async function find(reference: string) {
    const found = await findReference(database.query, { reference });
    return found && ownAccountFacts(database.query, found);
  }
  return {
    name,
    // What a demonstration counts is nobody's money.
    isTest: config.demo,
    find,

    async findRefunds({ reference }) {
      const facts = await find(reference);
      return facts && { facts };
    },

    /** The treasurer hands it back, or their bank does: here it is noted. */
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
      return ownAccountFacts(database.query, found);
    },

    /** No bank signs messages for the portal. */
    async readMessage() {
      throw new SignatureInvalid();
    },
  };
}

/** Transfers to the organisation's own account, told apart by the concept that donors write. */
export function createOwnAccountProvider({
  database,
  clock,
  config,
  account: { clabe, bank },
}: {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'demo'>;
  account: NonNullable<Config['payments']['ownAccount']>;
}): TransferProvider {
  const accountOf = ({ reference, expiresAt }: AccountReference): TransferAccount => ({
    clabe,
    bank,
    beneficiary: '',
    reference,
    expiresAt,
  });
  return {
    ...createNotedMoney({ database, clock, config, name: 'own' }),
    openDays: 30,

    async createTransfer({ donationId, amountCents, expiresAt }) {
      const made = await database.transaction((tx) =>
        addReference(tx, { donationId, amountCents, expiresAt }),
      );
      if (!made) throw new ProviderRefused('other');
      return { facts: await ownAccountFacts(database.query, made), transfer: accountOf(made) };
    },

    async findTransfer(reference) {
      const found = await findReference(database.query, { reference });
      return found && accountOf(found);
    },
  };
}
