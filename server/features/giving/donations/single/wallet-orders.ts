import type { Clock } from '#domain/clock.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { donationRequest } from '#domain/donations/donation-request.ts';
import { isSettled } from '#domain/donations/donation-state.ts';
import { donationPurpose } from '#domain/donations/donation-words.ts';
import { AppError, conflict, notFound } from '#domain/errors.ts';
import { pathFor } from '#domain/site-map.ts';
import { ProviderRefused, ProviderSilent } from '#server/adapters/payments/provider-errors.ts';
import type { Database } from '#server/db/database.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { DonationAdmission } from '../admission/donation-admission.ts';
import {
  type BegunPayment,
  closeAttempt,
  findOpenAttempts,
  insertAttempt,
  isStillBegun,
} from '../attempts.repository.ts';
import { refusedError } from '../donation-errors.ts';
import { type Giver, requireGiver, requireOwnDonation } from '../donations.policy.ts';
import { findPayment, lockDonation, updateDonation } from '../donations.repository.ts';
import type { GuestKeys } from '../guests/guest-keys.ts';
import type { Ledger } from '../ledger.ts';
import { notOffered, type ProviderRegistry } from '../provider-registry.ts';
import { getOwn, isOrder, requireAlive } from './single-donation.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  siteUrl: string;
  content: Pick<ContentService, 'organisationName'>;
  providers: ProviderRegistry;
  ledger: Ledger;
  admission: DonationAdmission;
  guestKeys: GuestKeys;
}

/** A wallet's order: where the donor approves it. */
export interface WalletOrder {
  donation: Donation;
  approveUrl: string;
}

/**
 * The order of a wallet donation that was begun; asked again, the same one.
 * @throws AppError notFound, conflict (it is paid, or over), tooManyRequests, unavailable where the provider does not
 * answer
 */
export async function order(
  dependencies: Dependencies,
  giver: Giver,
  id: string,
): Promise<WalletOrder> {
  const { database, clock, content, providers, admission } = dependencies;
  const donation = await getOwn(dependencies, giver, id);
  requireAlive(donation);
  const { email, language, amountCents } = donation;
  const attempt = (await findOpenAttempts(database.query, id)).find(isOrder);
  if (!attempt) throw conflict('donationUnderWay');
  const back = returnOf(dependencies, donation);
  const wallet = providers.of('wallet', donation);
  await admission.admitAgain(requireGiver(giver));
  const { reference, approveUrl } = await wallet
    .createOrder({
      key: attempt.id,
      donationId: id,
      description: `${await content.organisationName()}: ${donationPurpose(donation, language)}`,
      amountCents,
      email,
      language,
      returnUrl: back,
      cancelUrl: `${back}${back.includes('?') ? '&' : '?'}cancelado=1`,
    })
    .catch((error) => {
      if (error instanceof ProviderRefused) throw refusedError('order', error.reason);
      if (!(error instanceof ProviderSilent)) throw error;
      throw new AppError('unavailable', 'providerUnavailable', { retryAfterSeconds: 60 });
    });
  const now = clock.now();
  await database.transaction((tx) => updateDonation(tx, id, { reference }, now));
  return { donation: { ...donation, reference }, approveUrl };
}

/** Where the wallet leads back to: without an account the gift's key stands for the session. */
function returnOf(
  { siteUrl, guestKeys }: Dependencies,
  { id, userId, language, chargeId }: Donation,
): string {
  if (chargeId !== null) {
    return `${siteUrl}${pathFor('payCharge', language, { id: chargeId })}?donativo=${id}`;
  }
  if (userId !== null) return `${siteUrl}${pathFor('donationReturn', language)}?donativo=${id}`;
  const key = guestKeys.paymentKeyOf(id);
  return siteUrl + pathFor('guestPayment', language, { key });
}

/**
 * Ends one whose donor has turned back at the wallet. What is being captured, or is settled, stays as it is; one that
 * is approved after all can still be captured.
 * @returns the donation as it stands then
 * @throws AppError notFound
 */
export async function cancelOrder(
  dependencies: Dependencies,
  giver: Giver,
  id: string,
): Promise<Donation> {
  const { database, clock, ledger } = dependencies;
  const donation = await getOwn(dependencies, giver, id);
  if (donation.method !== 'wallet') throw notFound('donation');
  return database.transaction(async (tx) => {
    const current = (await lockDonation(tx, id)) ?? donation;
    const isOpen = current.status === 'pending' || current.status === 'requiresAction';
    const attempts = await findOpenAttempts(tx.query, id);
    if (!isOpen || attempts.some((one) => !isOrder(one))) return current;
    const now = clock.now();
    for (const { id: attemptId } of attempts) await closeAttempt(tx, attemptId, now);
    return (await ledger.end(tx, id, 'cancelled')) ?? current;
  });
}

/** Of what `beginCapture` recorded: an order that was not approved may be captured once it is. */
export function stands({ database }: Dependencies, begun: unknown) {
  return isStillBegun(database.query, begun);
}

/**
 * Before the money of an order is taken: that it is this donor's, and what they say it is.
 * @throws AppError notFound, invalid, notOffered, tooManyRequests
 */
export async function beginCapture(
  { database, clock, providers, admission }: Dependencies,
  giver: Giver,
  reference: string,
  requested: unknown,
  record?: RecordCreation,
): Promise<{ id: string }> {
  const wallets = providers.names('wallet');
  if (wallets.length === 0) throw notOffered();
  await admission.admitAgain(requireGiver(giver));
  const { kind, amountCents } = valid(donationRequest, requested);
  const found = await findPayment(database.query, wallets, { reference });
  const { id, ...donation } = requireOwnDonation(giver, found);
  if (donation.kind !== kind || donation.amountCents !== amountCents) {
    throw new AppError('invalid', 'orderOther', { details: { amountCents: ['orderOther'] } });
  }
  await database.transaction(async (tx) => {
    const now = clock.now();
    const order = (await findOpenAttempts(tx.query, id)).find(isOrder);
    if (order) await closeAttempt(tx, order.id, now);
    const capture = { donationId: id, operation: 'capture', amountCents } as const;
    const attempt = isSettled(donation.status) ? undefined : await insertAttempt(tx, capture, now);
    await record?.(tx, { id, attempt } satisfies BegunPayment);
  });
  return { id };
}
