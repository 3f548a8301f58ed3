import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { isOpenCard } from '#domain/dedications/card.ts';
import { type Dedication, dedication } from '#domain/dedications/dedication.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { conflict, notFound } from '#domain/errors.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { type Giver, requireGiver, requireOwnDonation } from '../donations.policy.ts';
import { findDonation, lockDonation } from '../donations.repository.ts';
import { leftOf } from './card-facts.ts';
import type { CardKeys } from './card-keys.ts';
import {
  findDedication,
  findOwnDedications,
  moveDedication,
  type StoredDedication,
} from './dedications.repository.ts';
import { requireCardDay, stateBy } from './follow-gift.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  timezone: string;
  limits: RateLimits;
  audit: AuditService;
  content: Pick<ContentService, 'letterhead'>;
  cardKeys: CardKeys;
}

/** Whoever asks, and from where. */
interface Asking {
  giver: Giver;
  address: string;
}

export type ShownDedication = StoredDedication & { amountCents: number };

/** Of one person: nobody dedicates more. */
const mostListed = 50;

/** Of the account's gifts, the latest first. @throws AppError unauthenticated */
export async function list({ database }: Dependencies, viewer: Viewer): Promise<ShownDedication[]> {
  return findOwnDedications(database.query, requireAccount(viewer), mostListed);
}

/** @returns null where the gift has none @throws AppError notFound */
export async function find(
  { database }: Dependencies,
  giver: Giver,
  donationId: string,
): Promise<ShownDedication | null> {
  const donation = requireOwnDonation(giver, await findDonation(database.query, donationId));
  const card = await findDedication(database.query, donationId);
  return card ? shown(card, donation) : null;
}

/** One that was stopped leaves after all. @throws AppError notFound, invalid, conflict (it is over), tooManyRequests */
export async function change(
  dependencies: Dependencies,
  asking: Asking,
  donationId: string,
  raw: unknown,
): Promise<ShownDedication> {
  const { cardKeys, limits } = dependencies;
  await limits.consume('change', requireGiver(asking.giver));
  const card = valid(dedication, raw);
  requireCardDay(dependencies, card, 'sendOn');
  const receiverKey = card.delivery === 'mail' ? cardKeys.receiverOf(card.receiver) : null;
  return move(dependencies, asking, donationId, (donation) => ({
    state: stateBy(donation),
    card,
    receiverKey,
  }));
}

/** Until it is changed again. @throws AppError notFound, conflict (it is over), tooManyRequests */
export async function stop(
  dependencies: Dependencies,
  asking: Asking,
  donationId: string,
): Promise<ShownDedication> {
  await dependencies.limits.consume('change', requireGiver(asking.giver));
  return move(dependencies, asking, donationId, () => ({ state: 'stopped' }));
}

async function move(
  { database, clock, audit }: Dependencies,
  { giver, address }: Asking,
  donationId: string,
  to: (donation: Donation) => {
    state: StoredDedication['state'];
    card?: Dedication;
    receiverKey?: string | null;
  },
): Promise<ShownDedication> {
  const now = clock.now().toISOString();
  return database.transaction(async (tx) => {
    // First its gift, as whoever books money does.
    const donation = requireOwnDonation(giver, await lockDonation(tx, donationId));
    const before = await requireCard(tx, donationId);
    const change = to(donation);
    if (!isOpenCard(before.state) || change.state === 'cancelled') throw conflict('cardOver');
    if (!(await moveDedication(tx, donationId, [before.state], change, now))) {
      throw conflict('cardOver');
    }
    await audit.record(tx, {
      action: change.state === 'stopped' ? 'dedication.stopped' : 'dedication.changed',
      actorId: 'id' in giver ? giver.id : null,
      subjectId: null,
      address,
      details: {},
    });
    return shown(await requireCard(tx, donationId), donation);
  });
}

/** To be printed, once its gift is there. @throws AppError notFound, conflict, tooManyRequests */
export async function print(
  dependencies: Dependencies,
  giver: Giver,
  donationId: string,
): Promise<{ name: string; bytes: Buffer }> {
  const { database, limits, content, clock } = dependencies;
  const donation = requireOwnDonation(giver, await findDonation(database.query, donationId));
  const card = await requireCard(database, donationId);
  if (donation.status !== 'paid') throw conflict('cardUnpaid');
  await limits.consume('receipt', requireGiver(giver));
  const { cardFile, drawCard } = await import('./card-document.ts');
  const letterhead = await content.letterhead();
  return {
    name: cardFile(card),
    bytes: await drawCard(shown(card, donation), { letterhead, createdAt: clock.now() }),
  };
}

async function requireCard(tx: Pick<Tx, 'query'>, donationId: string): Promise<StoredDedication> {
  const card = await findDedication(tx.query, donationId);
  if (!card) throw notFound('donation');
  return card;
}

const shown = (card: StoredDedication, donation: Donation): ShownDedication => ({
  ...card,
  amountCents: leftOf(donation),
});
