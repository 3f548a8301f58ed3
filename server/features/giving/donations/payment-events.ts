import type { Clock } from '#domain/clock.ts';
import type { Donation } from '#domain/donations/donation.ts';
import type { PaymentFacts } from '#server/adapters/payments/payment-facts.ts';
import type { ProviderName } from '#server/adapters/payments/payment-provider.ts';
import { ProviderRefused, ProviderSilent } from '#server/adapters/payments/provider-errors.ts';
import type { ProviderEvent } from '#server/adapters/payments/provider-messages.ts';
import type { Database } from '#server/db/database.ts';
import { noteDifference } from './differences.repository.ts';
import { findDonation, findPayment } from './donations.repository.ts';
import type { Ledger } from './ledger.ts';
import { updateMonthly } from './monthly/monthly-donations.repository.ts';
import type { AnyProvider } from './provider-registry.ts';

/** What booking a provider's word depends on. */
export interface PaymentBooks {
  database: Database;
  clock: Clock;
  ledger: Ledger;
}

export async function heardOfPayment(
  dependencies: PaymentBooks,
  reader: AnyProvider,
  { donationId, facts }: Extract<ProviderEvent, { kind: 'payment' }>,
): Promise<void> {
  const { database, ledger, clock } = dependencies;
  const provider = reader.name;
  const donation = await paymentOf(dependencies, provider, facts, donationId);
  if (donation) {
    const booked = await database.transaction((tx) => ledger.apply(tx, donation.id, facts));
    if (booked) await askAboutCard(dependencies, reader, booked);
  } else if (donationId !== undefined && facts.state === 'paid') {
    // Said to be ours, and nowhere in the books.
    const { reference, amountCents } = facts;
    const about = { provider, reference, donationId: null, kind: 'unknown' as const };
    const difference = { ...about, expected: '', found: String(amountCents) };
    const now = clock.now().toISOString();
    await database.transaction((tx) => noteDifference(tx, difference, now));
  }
}

export async function heardOfRefund(
  { database, ledger }: PaymentBooks,
  provider: ProviderName,
  { settledAs, refundedCents, currency, isReversal }: Extract<ProviderEvent, { kind: 'refund' }>,
): Promise<void> {
  const donation = await findPayment(database.query, [provider], { settledAs });
  if (!donation) return;
  const { id, amountCents, reference } = donation;
  const facts: PaymentFacts = {
    reference: reference ?? settledAs,
    settledAs,
    state: 'paid',
    amountCents,
    currency,
    refundedCents,
    ...(isReversal && { isReversal }),
  };
  await database.transaction((tx) => ledger.apply(tx, id, facts));
}

/** Also before the payment that it is about is known. */
export async function heardOfDispute(
  dependencies: PaymentBooks,
  reader: AnyProvider,
  { dispute }: Extract<ProviderEvent, { kind: 'dispute' }>,
): Promise<void> {
  const { database, ledger } = dependencies;
  const provider = reader.name;
  const { reference, settledAs } = dispute;
  const by = async (name: { reference: string } | { settledAs: string } | undefined) =>
    name && findPayment(database.query, [provider], name);
  const donation =
    (await by(reference === undefined ? undefined : { reference })) ??
    (await by(settledAs === undefined ? undefined : { settledAs }));
  await database.transaction((tx) => ledger.dispute(tx, donation?.id, provider, dispute));
  if (donation?.subscriptionId) await askSoon(dependencies, donation.subscriptionId);
  const isTakenByRefund = dispute.state === 'lost' && dispute.withdrawnCents === 0;
  if (donation?.reference && isTakenByRefund) await ask(dependencies, reader, donation);
}

/** Whoever disputes a month's money is not charged another one: the next round sees to that. */
async function askSoon({ database, clock }: PaymentBooks, monthlyId: string): Promise<void> {
  const now = clock.now();
  const soon = { nextCheckAt: now.toISOString() };
  await database.transaction((tx) => updateMonthly(tx, monthlyId, soon, now));
}

async function paymentOf(
  { database }: PaymentBooks,
  provider: ProviderName,
  { reference }: PaymentFacts,
  donationId: string | undefined,
): Promise<Donation | undefined> {
  const known = await findPayment(database.query, [provider], { reference });
  if (known || donationId === undefined) return known;
  // The answer that would have brought the reference was lost.
  const own = await findDonation(database.query, donationId);
  return own?.provider === provider ? own : undefined;
}

/** Messages may name the charge alone: what its card draws on is asked for once the money is booked. */
async function askAboutCard(
  { database, ledger }: PaymentBooks,
  reader: AnyProvider,
  donation: Donation,
): Promise<void> {
  const { method, status, cardFunding, reference } = donation;
  if (method !== 'card' || status !== 'paid' || cardFunding || !reference) return;
  await ask({ database, ledger }, reader, donation);
}

/** Goes on without an answer: reconciliation, or the next message, brings what it would have said. */
async function ask(
  { database, ledger }: Pick<PaymentBooks, 'database' | 'ledger'>,
  reader: AnyProvider,
  { id, reference }: Donation,
): Promise<void> {
  if (!reference) return;
  const facts = await reader.find(reference).catch((error) => {
    if (error instanceof ProviderSilent || error instanceof ProviderRefused) return undefined;
    throw error;
  });
  if (facts) await database.transaction((tx) => ledger.apply(tx, id, facts));
}
