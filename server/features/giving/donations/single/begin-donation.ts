import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import type { Donation } from '#domain/donations/donation.ts';
import type { PortalMethod } from '#domain/donations/donation-kind.ts';
import type { VoucherHolder } from '#domain/donations/donation-request.ts';
import type { Language } from '#domain/language.ts';
import type { Config } from '#server/config/config.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { Contributions } from '#server/features/extension-point.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import type { DonationAdmission } from '../admission/donation-admission.ts';
import { type Donor, refOf } from '../admission/donor.ts';
import { insertAttempt, type NewAttempt } from '../attempts.repository.ts';
import type { CardKeys } from '../dedications/card-keys.ts';
import { storeDedication } from '../dedications/follow-gift.ts';
import { requireMayGive } from '../donations.policy.ts';
import { insertDonation } from '../donations.repository.ts';
import { insertGuest } from '../guests/guest-donors.repository.ts';
import { newDonation } from '../new-donation.ts';
import { requireRoom } from '../open-payments.ts';
import { claimCharge } from '../payable-charges.ts';
import { notOffered, type ProviderRegistry } from '../provider-registry.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  timezone: string;
  providers: ProviderRegistry;
  admission: DonationAdmission;
  content: Pick<ContentService, 'record'>;
  cardKeys: CardKeys;
  config: Pick<Config, 'demo'> & { payments: Pick<Config['payments'], 'takesGuests'> };
  contributions: Contributions;
}

/** As a call brings it; `donationRequest` checks it. */
interface Requested {
  request: unknown;
  /** Of somebody without an account. */
  guestName?: string | undefined;
  language: Language;
  captcha: string | undefined;
  /** The caller's IP address. */
  address: string;
}

/** @param card what the card provider's script in the browser made of the card */
export async function beginCard(
  dependencies: Dependencies,
  viewer: Viewer,
  { card, ...requested }: Requested & { card: string },
  record?: RecordCreation,
): Promise<{ id: string }> {
  return begin(dependencies, viewer, 'card', requested, { operation: 'charge', card }, record);
}

export async function beginVoucher(
  dependencies: Dependencies,
  viewer: Viewer,
  { holder, ...requested }: Requested & { holder: VoucherHolder },
  record?: RecordCreation,
): Promise<{ id: string }> {
  return begin(
    dependencies,
    viewer,
    'voucher',
    requested,
    { operation: 'voucher', holder },
    record,
  );
}

export function beginWallet(
  dependencies: Dependencies,
  viewer: Viewer,
  requested: Requested,
  record?: RecordCreation,
) {
  return begin(dependencies, viewer, 'wallet', requested, { operation: 'order' }, record);
}

export function beginTransfer(
  dependencies: Dependencies,
  viewer: Viewer,
  requested: Requested,
  record?: RecordCreation,
) {
  return begin(dependencies, viewer, 'transfer', requested, { operation: 'transfer' }, record);
}

/**
 * Whom the provider is told of: the donor, for a transfer, or a card, asks nobody's name. Of a guest nobody knows a
 * telephone, nor of some accounts, and Conekta demands one: the organisation's own.
 */
async function holderOf(
  { content }: Pick<Dependencies, 'content'>,
  donor: Donor,
  language: Language,
): Promise<VoucherHolder> {
  const { name, phone } =
    donor.kind === 'account' ? donor.account : { name: donor.name, phone: '' };
  if (phone) return { name, phone };
  const { telephones } = await content.record('paymentSlip', language);
  return { name, phone: telephones[0]?.number ?? '' };
}

async function store(
  { clock }: Dependencies,
  tx: Tx,
  donation: Donation,
  attempt: Omit<NewAttempt, 'donationId' | 'amountCents'>,
): Promise<void> {
  await insertDonation(tx, donation);
  const { id: donationId, amountCents } = donation;
  await insertAttempt(tx, { ...attempt, donationId, amountCents }, clock.now());
}

/** @throws AppError whatever `admission` finds wrong, notOffered, conflict (too many open vouchers or transfers) */
async function begin(
  dependencies: Dependencies,
  viewer: Viewer,
  method: PortalMethod,
  requested: Requested,
  attempt: Omit<NewAttempt, 'donationId' | 'amountCents'>,
  record?: RecordCreation,
): Promise<{ id: string }> {
  const { database, clock, providers, admission, config, contributions } = dependencies;
  const userId = requireMayGive(viewer, config.payments.takesGuests);
  const provider = providers.current(method);
  if (!provider) throw notOffered();
  const admitted = await admission.admit(userId, {
    ...requested,
    card: attempt.card ?? undefined,
  });
  const donation: Donation = {
    ...newDonation(dependencies, provider.name),
    ...admitted.donation,
    userId: userId ?? null,
    customerId: null,
    method,
    language: requested.language,
    reference: null,
    settledAs: null,
    subscriptionId: null,
  };
  const { donor } = admitted;
  const holder =
    attempt.operation === 'transfer' || 'asksHolder' in provider
      ? await holderOf(dependencies, donor, requested.language)
      : attempt.holder;
  await database.transaction(async (tx) => {
    await admitted.spend(tx);
    await claimCharge({ contributions }, tx, donation);
    // Who pays what an adoption asks for is no donor.
    const customerId = donation.chargeId === null ? await admission.customerOf(tx, donor) : null;
    if ('openDays' in provider && (method === 'voucher' || method === 'transfer')) {
      await requireRoom(tx, {
        donor: refOf(donor),
        method,
        openDays: provider.openDays,
        now: clock.now(),
      });
    }
    await store(dependencies, tx, { ...donation, customerId }, { ...attempt, holder });
    if (donor.kind === 'guest') {
      const { name, mailbox } = donor;
      await insertGuest(tx, { donationId: donation.id, name, mailbox });
    }
    if (admitted.dedication) {
      await storeDedication(dependencies, tx, donation, admitted.dedication);
    }
    await record?.(tx, { id: donation.id });
  });
  return { id: donation.id };
}
