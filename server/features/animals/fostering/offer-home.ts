import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { invalid, notFound } from '#domain/errors.ts';
import {
  type FosterHome,
  type FosterHomeStatus,
  fosterHomeInput,
} from '#domain/fostering/foster-home.ts';
import type { Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import { findHomeOf, lockHome, storeHome } from './foster-homes.repository.ts';
import type { FosteringDependencies } from './fostering-dependencies.ts';

/** @throws AppError unauthenticated */
export async function findOwnHome(
  { database }: Pick<FosteringDependencies, 'database'>,
  viewer: Viewer,
): Promise<FosterHome | undefined> {
  return findHomeOf(database.query, requireAccount(viewer));
}

/**
 * Offers the account's home, or says anew how it is; one that was ended is offered again.
 * @returns its id
 * @throws AppError unauthenticated, invalid (by field), tooManyRequests
 */
export async function offerHome(
  dependencies: FosteringDependencies,
  actor: Actor,
  request: unknown,
): Promise<string> {
  const accountId = requireAccount(actor.viewer);
  const input = valid(fosterHomeInput, request);
  const { availableUntil } = input;
  if (availableUntil !== null && availableUntil < dependencies.today()) {
    throw invalid({ availableUntil: ['fosterUntilPast'] });
  }
  await admitChange(dependencies.limits, actor.viewer);
  return dependencies.database.transaction(async (tx) => {
    const known = await lockOwn(tx, accountId);
    const now = dependencies.clock.now().toISOString();
    const home: FosterHome = {
      ...input,
      id: known?.id ?? uuid(),
      accountId,
      status: known && known.status !== 'ended' ? known.status : 'active',
      createdAt: known?.createdAt ?? now,
      changedAt: now,
    };
    await storeHome(tx, home);
    await recordHome(dependencies, tx, actor, known ? 'changed' : 'offered');
    // Of two at once that offer it first, both are told the one that is kept.
    return (await findHomeOf(tx.query, accountId))?.id ?? home.id;
  });
}

/** @throws AppError unauthenticated, notFound, tooManyRequests */
export async function setHomeStatus(
  dependencies: FosteringDependencies,
  actor: Actor,
  status: FosterHomeStatus,
): Promise<void> {
  const accountId = requireAccount(actor.viewer);
  await admitChange(dependencies.limits, actor.viewer);
  await dependencies.database.transaction(async (tx) => {
    const home = await lockOwn(tx, accountId);
    if (!home) throw notFound('fosterHome');
    if (home.status === status) return;
    await storeHome(tx, { ...home, status, changedAt: dependencies.clock.now().toISOString() });
    await recordHome(dependencies, tx, actor, status);
  });
}

async function lockOwn(tx: Tx, accountId: string): Promise<FosterHome | undefined> {
  const known = await findHomeOf(tx.query, accountId);
  return known && lockHome(tx, known.id);
}

const recordHome = (
  { audit }: Pick<FosteringDependencies, 'audit'>,
  tx: Tx,
  { viewer, address }: Actor,
  what: string,
): Promise<void> => {
  const actorId = requireAccount(viewer);
  return audit.record(tx, {
    action: 'foster.homeChanged',
    actorId,
    subjectId: actorId,
    address,
    details: { what },
  });
};
