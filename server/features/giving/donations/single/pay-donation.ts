import type { Donation } from '#domain/donations/donation.ts';
import { notFound } from '#domain/errors.ts';
import { PaymentDeclined, ProviderSilent } from '#server/adapters/payments/provider-errors.ts';
import type { Database } from '#server/db/database.ts';
import type { DonationAdmission } from '../admission/donation-admission.ts';
import { type Attempt, findOpenAttempts } from '../attempts.repository.ts';
import { declinedError } from '../donation-errors.ts';
import { type Giver, requireGiver } from '../donations.policy.ts';
import type { Ledger } from '../ledger.ts';
import type { PaymentSteps } from '../payment-steps.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import { getOwn, isOrder, requireAlive } from './single-donation.ts';

interface Dependencies {
  database: Database;
  providers: ProviderRegistry;
  ledger: Ledger;
  steps: PaymentSteps;
  admission: DonationAdmission;
}

/** What the donor is told of a donation that they have just asked for. */
export interface Outcome {
  donation: Donation;
  /** For the card provider's script, where the bank wants to know the card's holder. */
  clientSecret?: string;
}

/**
 * Pays a donation that was begun, or tells what has become of it.
 * @returns a pending one where the provider does not answer: nobody has to pay again
 * @throws AppError notFound, paymentDeclined, conflict while somebody else waits for the answer, tooManyRequests
 * where it is asked for again and again, and why the provider refused
 */
export async function pay(dependencies: Dependencies, giver: Giver, id: string): Promise<Outcome> {
  const { database, admission } = dependencies;
  const donation = await getOwn(dependencies, giver, id);
  requireAlive(donation);
  const open = await findOpenAttempts(database.query, id);
  try {
    const after = await runOpen(dependencies, giver, donation, open);
    requireAlive(after);
    return await outcomeOf(dependencies, after);
  } catch (error) {
    if (!(error instanceof PaymentDeclined)) throw error;
    await admission.noteDecline(error);
    throw declinedError(error.reason, donation.method);
  }
}

/**
 * Asks the card provider how it stands, after the bank has been shown its holder.
 * @throws AppError as `pay`
 */
export async function confirm(
  dependencies: Dependencies,
  giver: Giver,
  id: string,
): Promise<Outcome> {
  const { database, providers, ledger, admission } = dependencies;
  const donation = await getOwn(dependencies, giver, id);
  const { reference, status, method } = donation;
  const isOpen = status === 'requiresAction' || status === 'pending';
  if (method !== 'card') throw notFound('donation');
  if (!isOpen || reference === null) return pay(dependencies, giver, id);
  const card = providers.byName('card', donation.provider);
  if (!card) return outcomeOf(dependencies, donation);
  await admission.admitAgain(requireGiver(giver));
  const facts = await card.find(reference).catch((error) => {
    if (error instanceof ProviderSilent) return undefined;
    throw error;
  });
  if (!facts) return outcomeOf(dependencies, donation);
  const after = await database.transaction((tx) => ledger.apply(tx, id, facts));
  requireAlive(after ?? donation);
  return outcomeOf(dependencies, after ?? donation);
}

async function outcomeOf({ providers }: Dependencies, donation: Donation): Promise<Outcome> {
  if (donation.status !== 'requiresAction' || !donation.reference) return { donation };
  const card = providers.byName('card', donation.provider);
  if (!card) return { donation };
  // The donor can ask again where the provider does not answer now.
  const clientSecret = await card.clientSecretOf(donation.reference).catch(() => undefined);
  return { donation, ...(clientSecret && { clientSecret }) };
}

async function runOpen(
  { providers, steps, admission }: Dependencies,
  giver: Giver,
  donation: Donation,
  attempts: Attempt[],
): Promise<Donation> {
  const attempt = attempts.find((one) => !isOrder(one));
  // Whether money was taken is not known without it: nobody is told to pay again.
  if (!attempt || !providers.byName(donation.method, donation.provider)) return donation;
  if (attempt.isRepeated) await admission.admitAgain(requireGiver(giver));
  return (await steps.run(attempt, donation)) ?? donation;
}
