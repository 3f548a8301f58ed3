import type { Donation } from '#domain/donations/donation.ts';
import { donationPurpose } from '#domain/donations/donation-words.ts';
import type {
  PaymentFacts,
  PaymentRequest,
  Voucher,
} from '#server/adapters/payments/payment-provider.ts';
import type { Database } from '#server/db/database.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { Attempt, Operation } from './attempts.repository.ts';
import { findDonation } from './donations.repository.ts';
import type { ProviderRegistry } from './provider-registry.ts';
import type { createRefundStep } from './refund-step.ts';

export interface ProviderRequests {
  database: Database;
  providers: ProviderRegistry;
  content: Pick<ContentService, 'organisationName'>;
  refundStep: ReturnType<typeof createRefundStep>;
}

/** What a provider has said of an attempt. */
export interface Answered {
  facts: PaymentFacts | undefined;
  voucher?: Voucher | undefined;
}

/** Messages may have told more of the donation since it was read. */
export async function askProvider(
  dependencies: ProviderRequests,
  attempt: Attempt,
  operation: Exclude<Operation, 'order'>,
  donation: Donation,
): Promise<Answered> {
  const current = await findDonation(dependencies.database.query, donation.id);
  return requests[operation](dependencies, attempt, current ?? donation);
}

async function request(
  { content }: ProviderRequests,
  { id, amountCents }: Attempt,
  donation: Donation,
): Promise<PaymentRequest> {
  const { id: donationId, email, language } = donation;
  const siteName = await content.organisationName();
  const description = `${siteName}: ${donationPurpose(donation, language)}`;
  return { key: id, donationId, amountCents, description, email, language };
}

async function charge(
  dependencies: ProviderRequests,
  attempt: Attempt,
  donation: Donation,
): Promise<Answered> {
  const { providers } = dependencies;
  const provider = providers.of('card', donation);
  const { reference } = donation;
  // A message was faster than the answer.
  if (reference !== null) return { facts: await provider.find(reference) };
  const card = attempt.card ?? '';
  return {
    facts: await provider.charge({ ...(await request(dependencies, attempt, donation)), card }),
  };
}

async function capture(
  { providers }: ProviderRequests,
  attempt: Attempt,
  donation: Donation,
): Promise<Answered> {
  const { id: key, amountCents } = attempt;
  const provider = providers.of('wallet', donation);
  const { id: donationId, reference } = donation;
  return {
    facts: await provider.capture({ key, donationId, amountCents, reference: reference ?? '' }),
  };
}

async function voucher(
  dependencies: ProviderRequests,
  attempt: Attempt,
  donation: Donation,
): Promise<Answered> {
  const { providers } = dependencies;
  const provider = providers.of('voucher', donation);
  const { reference } = donation;
  if (reference !== null) {
    const facts = await provider.find(reference);
    return { facts, voucher: await provider.findVoucher(reference) };
  }
  const holder = attempt.holder ?? { name: '', phone: '' };
  const closes = Date.parse(attempt.createdAt) + provider.openDays * 86_400_000;
  const expiresAt = new Date(closes).toISOString();
  return provider.createVoucher({
    ...(await request(dependencies, attempt, donation)),
    ...holder,
    expiresAt,
  });
}

async function refund(
  { refundStep }: ProviderRequests,
  attempt: Attempt,
  donation: Donation,
): Promise<Answered> {
  return { facts: await refundStep(attempt, donation) };
}

const requests = { charge, capture, voucher, refund };
