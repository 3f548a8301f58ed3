import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import { can, requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { mostCounted } from '#domain/dashboard/attention.ts';
import { forbidden, notFound } from '#domain/errors.ts';
import type { AskerState } from '#domain/fostering/foster-request.ts';
import type { Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { AccountContact } from '#server/features/people/accounts/accounts.service.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import {
  findAsker,
  findWaitingAskers,
  insertAsker,
  storeConfirmation,
} from './askers.repository.ts';
import type { FosteringDependencies } from './fostering-dependencies.ts';

/** Whether somebody may ask all homes, who do not know them. */
async function askerStateOf(query: Tx['query'], viewer: Viewer): Promise<AskerState> {
  const accountId = requireAccount(viewer);
  if (can(viewer, 'fosters.manage')) return 'confirmed';
  const own = await petReferences.idsOfOwner(query, accountId).limit(1).execute();
  if (own.length === 0) return 'withoutPet';
  const asker = await findAsker(query, accountId);
  if (!asker) return 'unknown';
  return asker.confirmed_at === null ? 'waiting' : 'confirmed';
}

/** @throws AppError unauthenticated, forbidden */
export async function requireAsker(query: Tx['query'], viewer: Viewer): Promise<void> {
  const state = await askerStateOf(query, viewer);
  if (state === 'confirmed') return;
  throw forbidden(state === 'withoutPet' ? 'fosterRequestNotYours' : 'fosterAskerUnconfirmed');
}

/** @throws AppError unauthenticated */
export const askerState = (
  { database: { query } }: FosteringDependencies,
  viewer: Viewer,
): Promise<AskerState> => askerStateOf(query, viewer);

/**
 * Once for each person: who manages homes is shown that somebody waits. Changes nothing for whoever looks after no pet.
 * @throws AppError unauthenticated, tooManyRequests
 */
export async function requestConfirmation(
  { database, clock, limits }: FosteringDependencies,
  viewer: Viewer,
): Promise<AskerState> {
  const accountId = requireAccount(viewer);
  await admitChange(limits, viewer);
  if ((await askerStateOf(database.query, viewer)) === 'unknown') {
    const askedAt = clock.now().toISOString();
    await database.transaction((tx) => insertAsker(tx, { accountId, askedAt }));
  }
  return askerStateOf(database.query, viewer);
}

/** Who waits, whoever asked first first. @throws AppError unauthenticated, forbidden */
export async function waitingAskers(
  { database: { query }, accounts }: FosteringDependencies,
  viewer: Viewer,
): Promise<{ accountId: string; askedAt: string; contact: AccountContact }[]> {
  requireRight(viewer, 'fosters.manage');
  const rows = await findWaitingAskers(query, mostCounted);
  const people = await accounts.contactsOf(
    rows.map((one) => one.account_id),
    query,
  );
  return rows.flatMap(({ account_id, asked_at }) => {
    const contact = people.get(account_id);
    return contact && !contact.disabled
      ? [{ accountId: account_id, askedAt: asked_at, contact }]
      : [];
  });
}

/** @throws AppError unauthenticated, forbidden, notFound (does not wait), tooManyRequests */
export async function confirmAsker(
  { database, clock, limits, audit }: FosteringDependencies,
  { viewer, address }: Actor,
  accountId: string,
): Promise<void> {
  const confirmedBy = requireRight(viewer, 'fosters.manage');
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    const confirmedAt = clock.now().toISOString();
    if (!(await storeConfirmation(tx, accountId, { confirmedAt, confirmedBy }))) {
      throw notFound('user');
    }
    await audit.record(tx, {
      action: 'foster.askerConfirmed',
      actorId: confirmedBy,
      subjectId: accountId,
      address,
    });
  });
}
