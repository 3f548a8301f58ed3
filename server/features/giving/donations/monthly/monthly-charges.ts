import { type Donation, refundsOf } from '#domain/donations/donation.ts';
import { donationKinds } from '#domain/donations/donation-kind.ts';
import { isSettled } from '#domain/donations/donation-state.ts';
import { kindNames } from '#domain/donations/donation-words.ts';
import type { PaymentFacts } from '#server/adapters/payments/payment-facts.ts';
import { ProviderRefused, ProviderSilent } from '#server/adapters/payments/provider-errors.ts';
import type { SubscriptionCharge } from '#server/adapters/payments/subscription-provider.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { noteDifference } from '../differences.repository.ts';
import { findPayment, insertDonation } from '../donations.repository.ts';
import { insertGuest } from '../guests/guest-donors.repository.ts';
import type { Ledger } from '../ledger.ts';
import { type NewDonationDependencies, newDonation } from '../new-donation.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import type { MonthlyDonation } from './monthly-donation.ts';
import { lockMonthly } from './monthly-donations.repository.ts';

interface Dependencies extends NewDonationDependencies {
  providers: ProviderRegistry;
  database: Database;
  ledger: Ledger;
}

/** Each charge is one donation, of as much as was charged. */
export async function book(
  dependencies: Dependencies,
  monthly: MonthlyDonation,
  charge: SubscriptionCharge,
): Promise<void> {
  const { database, ledger } = dependencies;
  const { provider } = monthly;
  const { id: reference, state, amountCents, currency, refundedCents, paidAt } = charge;
  if (amountCents <= 0) return;
  const known = await findPayment(database.query, [provider], { reference });
  if (known && isSettled(known.status) && refundsOf(known) >= refundedCents) return;
  if (!known && state === 'failed') return;
  const payment = known ? undefined : await paymentOf(dependencies, monthly, charge);
  await database.transaction(async (tx) => {
    const current = await lockMonthly(tx, monthly.id);
    if (!current) return;
    if (currency !== 'MXN') return noteCurrency(dependencies, tx, current, charge);
    let donation = await findPayment(tx.query, [provider], { reference });
    if (!donation) {
      donation = donationOf(dependencies, current, charge);
      await insertDonation(tx, donation);
      const { guestMailbox: mailbox, guestName: name } = current;
      if (mailbox !== null) await insertGuest(tx, { donationId: donation.id, name, mailbox });
    }
    const settledAs = reference;
    const facts = { reference, settledAs, state, amountCents, currency, refundedCents };
    await ledger.apply(tx, donation.id, {
      ...facts,
      ...(state === 'paid' && { paidAt }),
      ...payment,
    });
  });
}

/** Of a card its payment says more: what it draws on, and its own name for the money. */
async function paymentOf(
  { providers }: Dependencies,
  { method, provider }: MonthlyDonation,
  { id, state, currency }: SubscriptionCharge,
): Promise<PaymentFacts | undefined> {
  if (method !== 'card' || state !== 'paid' || currency !== 'MXN') return undefined;
  try {
    return await providers.byName('card', provider)?.find(id);
  } catch (error) {
    // The charge says what has to be booked; what is missing a message, or the next question, brings.
    if (error instanceof ProviderSilent || error instanceof ProviderRefused) return undefined;
    throw error;
  }
}

function donationOf(
  dependencies: Dependencies,
  monthly: MonthlyDonation,
  charge: SubscriptionCharge,
): Donation {
  const { userId, customerId, provider, email, language, wantsInvoice } = monthly;
  return {
    ...newDonation(dependencies, provider),
    userId,
    customerId,
    wantsInvoice,
    kind: 'monthly',
    method: monthly.method,
    productId: null,
    productName: donationKinds.toWire('monthly'),
    productNameEn: kindNames.monthly.en,
    petId: monthly.petId,
    companyId: monthly.companyId,
    amountCents: charge.amountCents,
    anonymous: false,
    email,
    language,
    reference: charge.id,
    settledAs: charge.id,
    subscriptionId: monthly.id,
  };
}

async function noteCurrency(
  { clock }: Dependencies,
  tx: Tx,
  { provider }: MonthlyDonation,
  charge: SubscriptionCharge,
) {
  const difference = {
    provider,
    reference: charge.id,
    donationId: null,
    kind: 'currency' as const,
    expected: 'MXN',
    found: `${charge.amountCents} ${charge.currency}`,
  };
  await noteDifference(tx, difference, clock.now().toISOString());
}
