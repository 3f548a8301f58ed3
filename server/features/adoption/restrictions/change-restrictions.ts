import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import { type Identity, identityMarks } from '#domain/adoption/identity.ts';
import {
  appealInput,
  identityOf,
  isRestrictionDay,
  type Restriction,
  restrictionInput,
  restrictionLimits,
  restrictionState,
  restrictionTerms,
} from '#domain/adoption/restriction.ts';
import { dateIn } from '#domain/clock.ts';
import { AppError, conflict, invalid, notFound } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { RestrictionDependencies } from './restriction-dependencies.ts';
import { insertRestriction, lockRestriction, storeAppeals } from './restrictions.repository.ts';

interface Created {
  id: string;
}

/**
 * Somebody who is named by hand.
 * @throws AppError unauthenticated, forbidden, invalid, tooManyRequests
 */
export async function restrict(
  dependencies: RestrictionDependencies,
  actor: Actor,
  request: Record<string, unknown>,
  record?: RecordCreation,
): Promise<Created> {
  requireRight(actor.viewer, 'adopters.restrict');
  const input = valid(restrictionInput, request);
  const identity = identityOf(input);
  if (identityMarks(identity).length === 0) throw invalid({ phone: ['restrictionOfNobody'] });
  await admitChange(dependencies.limits, actor.viewer);
  return dependencies.database.transaction((tx) =>
    enter(dependencies, tx, actor, identity, input, record),
  );
}

/**
 * Somebody whom a document of another feature names, which is found by then.
 * @throws AppError as of `restrict`
 */
export async function restrictKnown(
  dependencies: RestrictionDependencies,
  actor: Actor,
  input: Record<string, unknown>,
  find: (tx: Tx) => Promise<Identity>,
  record?: RecordCreation,
): Promise<Created> {
  requireRight(actor.viewer, 'adopters.restrict');
  const terms = valid(restrictionTerms, input);
  await admitChange(dependencies.limits, actor.viewer);
  return dependencies.database.transaction(async (tx) =>
    enter(dependencies, tx, actor, await find(tx), terms, record),
  );
}

/**
 * What somebody brings forward against their entry, with what was decided; it may lift the entry.
 * @throws AppError unauthenticated, forbidden, notFound, conflict (it no longer holds), invalid, tooManyRequests
 */
export async function appeal(
  dependencies: RestrictionDependencies,
  actor: Actor,
  { id, ...input }: { id: string } & Record<string, unknown>,
): Promise<void> {
  await change(dependencies, actor, id, async (tx, restriction) => {
    const { text, outcome } = valid(appealInput, input);
    if (restriction.appeals.length >= restrictionLimits.appeals) {
      throw new AppError('invalid', 'tooManyAppeals');
    }
    const at = dependencies.clock.now().toISOString();
    await storeAppeals(tx, id, {
      appeals: [...restriction.appeals, { at, text, outcome }],
      liftedAt: outcome === 'lifted' ? at : null,
    });
    return outcome === 'lifted' ? 'restriction.lifted' : 'restriction.appealed';
  });
}

/** From now on the person may adopt. @throws AppError as of `appeal` */
export async function lift(
  dependencies: RestrictionDependencies,
  actor: Actor,
  id: string,
): Promise<void> {
  await change(dependencies, actor, id, async (tx, { appeals }) => {
    await storeAppeals(tx, id, { appeals, liftedAt: dependencies.clock.now().toISOString() });
    return 'restriction.lifted';
  });
}

async function change(
  dependencies: RestrictionDependencies,
  { viewer, address }: Actor,
  id: string,
  store: (
    tx: Tx,
    restriction: Restriction,
  ) => Promise<'restriction.lifted' | 'restriction.appealed'>,
): Promise<void> {
  const actorId = requireRight(viewer, 'adopters.restrict');
  await admitChange(dependencies.limits, viewer);
  await dependencies.database.transaction(async (tx) => {
    const restriction = await lockRestriction(tx, id);
    if (!restriction) throw notFound('restriction');
    if (restrictionState(restriction, todayOf(dependencies)) !== 'inForce') {
      throw conflict('restrictionEnded');
    }
    const action = await store(tx, restriction);
    const details = { restriction: id };
    await dependencies.audit.record(tx, { action, actorId, subjectId: null, address, details });
  });
}

async function enter(
  dependencies: RestrictionDependencies,
  tx: Tx,
  { viewer, address }: Actor,
  identity: Identity,
  { label, reason, endsOn }: Pick<Restriction, 'label' | 'reason' | 'endsOn'>,
  record?: RecordCreation,
): Promise<Created> {
  const { audit, clock, hashIdentity } = dependencies;
  const actorId = requireRight(viewer, 'adopters.restrict');
  if (!isRestrictionDay(endsOn, todayOf(dependencies))) {
    throw invalid({ endsOn: ['restrictionDayInvalid'] });
  }
  const id = uuid();
  const createdAt = clock.now().toISOString();
  const entered = { id, createdAt, createdBy: actorId, label, reason, endsOn };
  // Whoever lives at the same address is somebody else.
  const hashes = hashIdentity(identity).filter(({ kind }) => kind !== 'address');
  await insertRestriction(tx, { ...entered, liftedAt: null, appeals: [] }, hashes);
  const details = { restriction: id, until: endsOn };
  await audit.record(tx, {
    action: 'restriction.entered',
    actorId,
    subjectId: null,
    address,
    details,
  });
  await record?.(tx, { id });
  return { id };
}

const todayOf = ({ clock, timezone }: RestrictionDependencies): string =>
  dateIn(timezone, clock.now());
