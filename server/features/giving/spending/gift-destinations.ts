import type { Viewer } from '#domain/accounts/viewer.ts';
import type { GiftDestination } from '#domain/spending/gift-destination.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import type { OpenedGift } from '../donations/guests/guest-gifts.service.ts';
import { usesOfGift } from './gift-uses.repository.ts';
import { publishedMonths } from './published-accounts.ts';
import type { SpendingDependencies } from './spending-dependencies.ts';
import { currentRules } from './spending-rules.repository.ts';
import { lastDone } from './spending-runs.repository.ts';

/** Months, kinds of expense and pets of one gift that its donor reads. */
const most = 60;

/** What one of the viewer's own gifts paid. @throws AppError notFound */
export async function ofOwnGift(
  dependencies: SpendingDependencies,
  viewer: Viewer,
  donationId: string,
): Promise<GiftDestination> {
  return destinationOf(dependencies, await dependencies.donations.findOwn(viewer, donationId));
}

/** The same of a gift without an account, whose link somebody has opened. */
export const ofGuestGift = (
  dependencies: SpendingDependencies,
  { donation }: OpenedGift,
): Promise<GiftDestination> => destinationOf(dependencies, donation);

interface Given {
  id: string;
  amountCents: number;
  refundedCents: number;
  paidAt: string | null;
}

async function destinationOf(
  { database, today }: SpendingDependencies,
  { id, amountCents, refundedCents, paidAt }: Given,
): Promise<GiftDestination> {
  const { query } = database;
  const standingCents = paidAt === null ? 0 : amountCents - refundedCents;
  const stored = await currentRules(query);
  const last = stored?.rules.tellsDonors ? await lastDone(query) : undefined;
  if (!last || standingCents === 0) return { ...nothingKnown, standingCents };
  const { totalCents, uses } = await usesOfGift(query, id, most);
  // Some of it went back since: the next run says what of it paid what.
  if (totalCents > standingCents) return { ...nothingKnown, standingCents };
  const petIds = [...new Set(uses.flatMap(({ petId }) => petId ?? []))];
  const shown = await petReferences.inScope(query, petIds, { kind: 'public' }, today());
  const pets = await petReferences.find(query, [...shown]);
  const names = new Map(pets.map((pet) => [pet.id, pet.name]));
  return {
    asOf: last.asOf,
    standingCents,
    usedCents: totalCents,
    openCents: standingCents - totalCents,
    parts: uses.map(({ month, category, petId, cents }) => ({
      ...{ month, category, cents, petName: names.get(petId ?? '') ?? null },
    })),
    hasAccounts: (await publishedMonths({ database })).length > 0,
    isCut: uses.reduce((sum, { cents }) => sum + cents, 0) < totalCents,
  };
}

const nothingKnown = {
  ...{ asOf: null, usedCents: 0, openCents: 0, parts: [] },
  ...{ isCut: false, hasAccounts: false },
};
