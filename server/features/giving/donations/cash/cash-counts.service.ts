import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type CashCountState, cashCount, cashTotal, sumOf } from '#domain/donations/cash-count.ts';
import { chargeSeries, type Donation } from '#domain/donations/donation.ts';
import { paymentKinds } from '#domain/donations/donation-kind.ts';
import { folioOf, kindNames } from '#domain/donations/donation-words.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import type { Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import { notedPurpose } from '../admission/noted-purpose.ts';
import { findDonationsById } from '../bookkeeping/found-donations.repository.ts';
import { findDonation, insertDonation } from '../donations.repository.ts';
import { newDonation } from '../new-donation.ts';
import { addReference, insertMovement } from '../own-account/account-movements.repository.ts';
import { arrivedAt } from '../own-account/arrived-at.ts';
import { ownAccountFacts } from '../own-account/own-account-provider.ts';
import { cashPayer } from '../payable-charges.ts';
import type { StatementDependencies } from '../statements/statement-dependencies.ts';
import {
  type CashCount,
  endCount,
  insertCount,
  lockCount,
  pageOfCounts,
} from './cash-counts.repository.ts';

export type CashCounts = ReturnType<typeof createCashCounts>;

/** A count as its readers see it. */
export interface ListedCount extends Omit<CashCount, 'amountCents' | 'pieces'> {
  /** null to whoever may confirm it: they count for themselves. */
  amountCents: number | null;
  pieces: CashCount['pieces'] | null;
  isOwn: boolean;
  /** Folio of its donation. */
  number: string | null;
}

/** Cash that one person counts and another one confirms: only then it is in the ledger. */
export function createCashCounts(dependencies: StatementDependencies) {
  const { database, clock, today, limits, audit, accounts, ledger } = dependencies;

  async function lockOpen(tx: Tx, id: string): Promise<CashCount> {
    const count = await lockCount(tx, id);
    if (!count) throw notFound('cashCount');
    if (count.state !== 'counted') throw conflict('cashCountOver');
    return count;
  }

  /** Nobody's donation, or what a family was asked for. */
  async function paidFor(tx: Tx, { chargeId }: CashCount): Promise<Partial<Donation>> {
    if (chargeId === null) return {};
    const { kind, userId, email, language } = await cashPayer(dependencies, tx.query, chargeId);
    const about = { productName: paymentKinds.toWire(kind), productNameEn: kindNames[kind].en };
    return {
      ...{ kind, chargeId, userId, email, language, series: chargeSeries[kind] },
      ...{ ...about, anonymous: false },
    };
  }

  /** Paid in cash on the day on which it was given. */
  async function book(tx: Tx, count: CashCount, actorId: string) {
    const { id, givenOn, amountCents, kind, campaignId, fundraiserId, petId } = count;
    const fresh = newDonation(dependencies, 'cash');
    const donation: Donation = {
      ...fresh,
      date: givenOn,
      ...{ customerId: null, userId: null, wantsInvoice: false, anonymous: true, email: '' },
      ...{ kind, method: 'cash', amountCents, language: 'es' },
      ...{ productId: null, productName: '', productNameEn: '' },
      ...{ campaignId, fundraiserId, petId },
      ...(await paidFor(tx, count)),
      ...{ cfdi: null, reference: null, settledAs: null, subscriptionId: null },
      nextCheckAt: null,
    };
    await insertDonation(tx, donation);
    const { id: donationId, createdAt: expiresAt } = fresh;
    const reference = await addReference(tx, { donationId, amountCents, expiresAt });
    if (!reference) throw conflict('alreadyExists');
    await insertMovement(tx, {
      ...{ donationId, kind: 'arrival', amountCents, notedBy: actorId },
      trackedAs: `conteo-${id}`,
      movedAt: arrivedAt(givenOn, dependencies),
    });
    const facts = await ownAccountFacts(tx.query, reference);
    return (await ledger.apply(tx, donationId, facts)) ?? donation;
  }

  return {
    /** @returns its id @throws AppError forbidden, tooManyRequests, invalid (by field) */
    async count(
      { viewer, address }: Actor,
      requested: unknown,
      record?: RecordCreation,
    ): Promise<{ id: string }> {
      const actorId = requireRight(viewer, 'donations.bringIn');
      await admitChange(limits, viewer);
      const said = valid(cashCount(today()), requested);
      const { givenOn, place, pieces, chargeId, kind } = said;
      const purpose = await notedPurpose(dependencies, said);
      if (chargeId !== null) await cashPayer(dependencies, database.query, chargeId);
      const now = clock.now().toISOString();
      const id = uuid();
      await database.transaction(async (tx) => {
        await insertCount(tx, {
          ...{ id, createdAt: now, givenOn, place, state: 'counted', countedBy: actorId },
          pieces: pieces.filter(({ count }) => count > 0),
          amountCents: sumOf(pieces),
          ...{ changedAt: now, changedBy: null, donationId: null, chargeId, kind, ...purpose },
        });
        // Without the sum: who confirms it may read the log.
        const who = { actorId, subjectId: null, address };
        await audit.record(tx, { action: 'donations.cashCounted', ...who, details: {} });
        await record?.(tx, { id });
      });
      return { id };
    },

    /**
     * Books a count, for which somebody else has counted the same.
     * @param requested what they counted
     * @throws AppError forbidden, tooManyRequests, invalid, notFound, conflict (the same person, another total, over)
     */
    async confirm(
      { viewer, address }: Actor,
      id: string,
      requested: unknown,
      record?: RecordCreation,
    ): Promise<{ id: string; donationId: string }> {
      const actorId = requireRight(viewer, 'donations.bringIn');
      await admitChange(limits, viewer);
      const { amountCents } = valid(cashTotal, requested);
      return database.transaction(async (tx) => {
        const count = await lockOpen(tx, id);
        if (count.countedBy === actorId) throw conflict('cashCountedBySame');
        if (count.amountCents !== amountCents) throw conflict('cashOtherTotal');
        const donation = await book(tx, count, actorId);
        const now = clock.now().toISOString();
        const end = { state: 'confirmed', donationId: donation.id, by: actorId, now } as const;
        await endCount(tx, id, end);
        const details = { donation: donation.id, number: folioOf(donation), cents: amountCents };
        const who = { actorId, subjectId: null, address };
        await audit.record(tx, { action: 'donations.cashConfirmed', ...who, details });
        const confirmed = { id, donationId: donation.id };
        await record?.(tx, confirmed);
        return confirmed;
      });
    },

    /** Before it is confirmed. @throws AppError forbidden, tooManyRequests, notFound, conflict (over) */
    async cancel({ viewer, address }: Actor, id: string): Promise<void> {
      const actorId = requireRight(viewer, 'donations.bringIn');
      await admitChange(limits, viewer);
      await database.transaction(async (tx) => {
        await lockOpen(tx, id);
        const now = clock.now().toISOString();
        await endCount(tx, id, { state: 'cancelled', by: actorId, now });
        const who = { actorId, subjectId: null, address };
        await audit.record(tx, { action: 'donations.cashCountCancelled', ...who, details: {} });
      });
    },

    /** Folio of a donation. @throws AppError forbidden, notFound */
    async numberOf(viewer: Viewer, donationId: string): Promise<string> {
      requireRight(viewer, 'donations.bringIn');
      const donation = await findDonation(database.query, donationId);
      if (!donation) throw notFound('donation');
      return folioOf(donation);
    },

    /** @throws AppError forbidden */
    async list(
      viewer: Viewer,
      state: CashCountState,
      page: PageRequest,
    ): Promise<Paged<ListedCount>> {
      const actorId = requireRight(viewer, 'donations.bringIn');
      const { items, total } = await pageOfCounts(database, { ...page, state });
      const people = await accounts.contactsOf(
        items.flatMap(({ countedBy, changedBy }) => [countedBy ?? [], changedBy ?? []].flat()),
      );
      const donations = await findDonationsById(
        database,
        items.flatMap(({ donationId }) => donationId ?? []),
      );
      const nameOf = (id: string | null) => people.get(id ?? '')?.name ?? null;
      const listed = items.map((one): ListedCount => {
        const isOwn = one.countedBy === actorId;
        const isHidden = one.state === 'counted' && !isOwn;
        const donation = donations.find(({ id }) => id === one.donationId);
        return {
          ...one,
          amountCents: isHidden ? null : one.amountCents,
          pieces: isHidden ? null : one.pieces,
          isOwn,
          countedBy: nameOf(one.countedBy),
          changedBy: nameOf(one.changedBy),
          number: donation ? folioOf(donation) : null,
        };
      });
      return paged(listed, total, page);
    },
  };
}
