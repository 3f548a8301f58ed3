import type { Clock } from '#domain/clock.ts';
import { type Donation, refundsOf } from '#domain/donations/donation.ts';
import { donationKinds } from '#domain/donations/donation-kind.ts';
import { isSettled } from '#domain/donations/donation-state.ts';
import { kindNames } from '#domain/donations/donation-words.ts';
import type { SubscriptionCharge } from '#server/adapters/payments/subscription-provider.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { noteDifference } from '../differences.repository.ts';
import { findPayment, insertDonation } from '../donations.repository.ts';
import type { Ledger } from '../ledger.ts';
import { newDonation } from '../new-donation.ts';
import { lockMonthly, type MonthlyDonation } from './monthly-donations.repository.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  timezone: string;
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
  await database.transaction(async (tx) => {
    const current = await lockMonthly(tx, monthly.id);
    if (!current) return;
    if (currency !== 'MXN') return noteCurrency(dependencies, tx, current, charge);
    let donation = await findPayment(tx.query, [provider], { reference });
    if (!donation) {
      donation = donationOf(dependencies, current, charge);
      await insertDonation(tx, donation);
    }
    const settledAs = reference;
    const facts = { reference, settledAs, state, amountCents, currency, refundedCents };
    await ledger.apply(tx, donation.id, { ...facts, ...(state === 'paid' && { paidAt }) });
  });
}

function donationOf(
  dependencies: Dependencies,
  monthly: MonthlyDonation,
  charge: SubscriptionCharge,
): Donation {
  const { userId, customerId, provider, email, language, wantsInvoice } = monthly;
  return {
    ...newDonation(dependencies),
    userId,
    customerId,
    wantsInvoice,
    kind: 'monthly',
    method: 'wallet',
    provider,
    productId: null,
    productName: donationKinds.toWire('monthly'),
    productNameEn: kindNames.monthly.en,
    petId: null,
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
