import type { Donation } from '#domain/donations/donation.ts';
import { donationPurpose } from '#domain/donations/donation-words.ts';
import type {
  PaymentRequest,
  TransferAccount,
} from '#server/adapters/payments/method-providers.ts';
import type { PaymentFacts } from '#server/adapters/payments/payment-facts.ts';
import type { Database } from '#server/db/database.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { Attempt, Operation } from './attempts.repository.ts';
import { findDonation } from './donations.repository.ts';
import type { ProviderRegistry } from './provider-registry.ts';
import type { createRefundStep } from './refund-step.ts';

export interface ProviderRequests {
  database: Database;
  providers: ProviderRegistry;
  content: Pick<ContentService, 'organisationName' | 'record'>;
  refundStep: ReturnType<typeof createRefundStep>;
}

/** What a provider has said of an attempt. */
export interface Answered {
  facts: PaymentFacts | undefined;
  /** How the donor pays it, where they do so elsewhere. */
  handedOut?: Pick<Donation, 'voucher'> | Pick<Donation, 'transfer'> | undefined;
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
    facts: await provider.charge({
      ...(await request(dependencies, attempt, donation)),
      card,
      holder: attempt.holder ?? undefined,
    }),
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

/** Until when something that is paid elsewhere is open: from when it was asked for, however late it is answered. */
const closesAt = ({ createdAt }: Attempt, openDays: number) =>
  new Date(Date.parse(createdAt) + openDays * 86_400_000).toISOString();

const holderOf = ({ holder }: Attempt) => holder ?? { name: '', phone: '' };

async function voucher(
  dependencies: ProviderRequests,
  attempt: Attempt,
  donation: Donation,
): Promise<Answered> {
  const provider = dependencies.providers.of('voucher', donation);
  const { reference } = donation;
  if (reference !== null) {
    const facts = await provider.find(reference);
    const found = await provider.findVoucher(reference);
    return { facts, handedOut: found && { voucher: found } };
  }
  const { facts, voucher: made } = await provider.createVoucher({
    ...(await request(dependencies, attempt, donation)),
    ...holderOf(attempt),
    expiresAt: closesAt(attempt, provider.openDays),
  });
  return { facts, handedOut: { voucher: made } };
}

async function transfer(
  dependencies: ProviderRequests,
  attempt: Attempt,
  donation: Donation,
): Promise<Answered> {
  const provider = dependencies.providers.of('transfer', donation);
  const { reference } = donation;
  if (reference !== null) {
    const facts = await provider.find(reference);
    const found = await provider.findTransfer(reference);
    return {
      facts,
      handedOut: found && (await handedOver(dependencies, found, attempt, donation)),
    };
  }
  const { facts, transfer: made } = await provider.createTransfer({
    ...(await request(dependencies, attempt, donation)),
    ...holderOf(attempt),
    expiresAt: closesAt(attempt, provider.openDays),
  });
  return { facts, handedOut: await handedOver(dependencies, made, attempt, donation) };
}

/** With the organisation, and a concept of our own, where the provider names none: banks ask for both. */
async function handedOver(
  { content }: ProviderRequests,
  account: TransferAccount,
  { id, amountCents }: Attempt,
  { language }: Donation,
): Promise<Pick<Donation, 'transfer'>> {
  const { legalName } = await content.record('paymentSlip', language);
  const beneficiary = account.beneficiary || legalName;
  const reference = account.reference || conceptOf(id);
  return { transfer: { ...account, beneficiary, reference, askedCents: amountCents } };
}

/** Seven digits, as SPEI's numeric reference has; the same for the same attempt. */
const conceptOf = (attemptId: string): string =>
  String(Number.parseInt(attemptId.replaceAll('-', '').slice(-12), 16) % 10_000_000).padStart(
    7,
    '0',
  );

async function refund(
  { refundStep }: ProviderRequests,
  attempt: Attempt,
  donation: Donation,
): Promise<Answered> {
  return { facts: await refundStep(attempt, donation) };
}

const requests = { charge, capture, voucher, transfer, refund };
