import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import { addDays, daysBetween } from '#domain/dates.ts';
import { conflict, type FieldErrors, invalid, notFound } from '#domain/errors.ts';
import type { FosterHome } from '#domain/fostering/foster-home.ts';
import {
  type FosterPlacement,
  type PlacementEnd,
  placementEndInput,
  placementInput,
  placementLimits,
  placementPlanInput,
} from '#domain/fostering/foster-placement.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import type { Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import { petReferences, type TreatedPet } from '../pets/core/pet-references.ts';
import { findHome, lockHome } from './foster-homes.repository.ts';
import { mayUseHome, requirePetPeople } from './fostering.policy.ts';
import type { FosteringDependencies } from './fostering-dependencies.ts';
import { deleteHandsFor } from './hands.repository.ts';
import {
  endPlacement,
  findCurrent,
  findPlacement,
  findPlacementsOfPet,
  insertPlacement,
  updatePlan,
} from './placements.repository.ts';
import type { HandDependencies } from './raise-hand.ts';

interface Wanted {
  petId: string;
  homeId: string;
  /** The person agrees to more animals than they offered, or to another species. */
  isAgreed: boolean;
}

const cared: readonly PetStatus[] = ['adoption', 'rehabilitation', 'paused', 'returned'];

/**
 * A pet goes to a foster home.
 * @param recordCreation is told the new id, in the transaction
 * @returns the id of the stay
 * @throws AppError unauthenticated, notFound, invalid (by field), tooManyRequests; conflict: it is in a home already, is
 * adopted, died or was deleted; the home is not open, or full, or for another species, and nobody said that this is agreed
 */
export async function placePet(
  dependencies: HandDependencies,
  actor: Actor,
  { petId, homeId, isAgreed }: Wanted,
  request: unknown,
  recordCreation?: RecordCreation,
): Promise<string> {
  requireAccount(actor.viewer);
  const input = valid(placementInput, request);
  await admitChange(dependencies.limits, actor.viewer);
  return dependencies.database.transaction(async (tx) => {
    await petReferences.lock(tx, petId);
    const pet = await requirePetPeople(tx.query, actor.viewer, petId);
    if (pet.deleted || !cared.includes(pet.status)) throw conflict('fosterPetAway');
    const home = await lockHome(tx, homeId);
    if (!home || !(await mayUseHome(tx.query, actor.viewer, home))) throw notFound('fosterHome');
    if (home.status !== 'active') throw conflict('fosterHomeNotOpen');
    if (!isAgreed) await requireFit(tx, home, pet);
    await check(dependencies, tx, petId, input);
    const id = uuid();
    const ends = { endedOn: null, endReason: null };
    const createdAt = dependencies.clock.now().toISOString();
    const placement: FosterPlacement = { ...input, id, homeId, petId, ...ends, createdAt };
    if (!(await insertPlacement(tx, placement))) throw conflict('fosterElsewhere');
    await dependencies.petMarks.needsFoster(tx, petId, false);
    await deleteHandsFor(tx, petId);
    await recordPlacement(dependencies, tx, actor, 'foster.placed', home, petId);
    await dependencies.mails.notifyStarted(tx, home, pet, placement);
    await recordCreation?.(tx, id);
    return id;
  });
}

/** @throws AppError conflict */
async function requireFit(tx: Tx, home: FosterHome, pet: TreatedPet): Promise<void> {
  if (home.species !== 'both' && home.species !== pet.species) {
    throw conflict('fosterHomeOtherSpecies');
  }
  const guests = await findCurrent(tx.query, { homeIds: [home.id] });
  if (guests.length >= home.places) throw conflict('fosterHomeFull');
}

/** @throws AppError invalid */
async function check(
  { today }: FosteringDependencies,
  tx: Tx,
  petId: string,
  { startedOn, plannedUntil }: Pick<FosterPlacement, 'startedOn' | 'plannedUntil'>,
): Promise<void> {
  const day = today();
  const problems: FieldErrors = {};
  const before = await findPlacementsOfPet(tx.query, petId);
  const overlaps = before.some(({ endedOn }) => endedOn !== null && endedOn > startedOn);
  if (overlaps) problems.startedOn = ['fosterOverlaps'];
  if (startedOn > day) problems.startedOn = ['fosterStartInFuture'];
  if (startedOn < addDays(day, -placementLimits.daysBack)) {
    problems.startedOn = ['fosterStartTooEarly'];
  }
  if (plannedUntil !== null && plannedUntil <= startedOn) {
    problems.plannedUntil = ['fosterPlanTooEarly'];
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/**
 * What was lent, until when it is meant, and the notes are written anew; also after the stay, for what comes back later.
 * @throws AppError unauthenticated, notFound, invalid (by field), tooManyRequests
 */
export async function changeStay(
  dependencies: FosteringDependencies,
  actor: Actor,
  id: string,
  input: unknown,
): Promise<void> {
  requireAccount(actor.viewer);
  const plan = valid(placementPlanInput, input);
  await admitChange(dependencies.limits, actor.viewer);
  await dependencies.database.transaction(async (tx) => {
    const placement = await lockStay(tx, actor, id);
    if (plan.plannedUntil !== null && plan.plannedUntil <= placement.startedOn) {
      throw invalid({ plannedUntil: ['fosterPlanTooEarly'] });
    }
    await updatePlan(tx, id, plan);
    const home = await homeOf(tx, placement);
    await recordPlacement(
      dependencies,
      tx,
      actor,
      'foster.placementChanged',
      home,
      placement.petId,
    );
  });
}

/**
 * The pet leaves its foster home.
 * @throws AppError unauthenticated, notFound, invalid (by field), conflict (it has left already), tooManyRequests
 */
export async function endStay(
  dependencies: FosteringDependencies,
  actor: Actor,
  id: string,
  input: unknown,
): Promise<void> {
  requireAccount(actor.viewer);
  const { endedOn, reason } = valid(placementEndInput, input);
  await admitChange(dependencies.limits, actor.viewer);
  await dependencies.database.transaction(async (tx) => {
    const placement = await lockStay(tx, actor, id);
    if (endedOn < placement.startedOn) throw invalid({ endedOn: ['fosterEndTooEarly'] });
    if (endedOn > dependencies.today()) throw invalid({ endedOn: ['fosterEndInFuture'] });
    if (!(await finish(dependencies, tx, placement, { endedOn, reason }))) {
      throw conflict('fosterStayEnded');
    }
    const home = await homeOf(tx, placement);
    await recordPlacement(dependencies, tx, actor, 'foster.placementEnded', home, placement.petId);
  });
}

/** The stay that lasts, where there is one, ends because of what became of the pet; in the transaction of that change. */
export async function endStayOf(
  dependencies: Pick<FosteringDependencies, 'mails' | 'today'>,
  tx: Tx,
  petId: string,
  reason: PlacementEnd,
): Promise<void> {
  const [placement] = await findCurrent(tx.query, { petIds: [petId] });
  if (placement)
    await finish(dependencies, tx, placement, { endedOn: dependencies.today(), reason });
}

/** @returns false where it had ended */
async function finish(
  { mails }: Pick<FosteringDependencies, 'mails'>,
  tx: Tx,
  placement: FosterPlacement,
  end: { endedOn: string; reason: PlacementEnd },
): Promise<boolean> {
  const days = Math.max(0, daysBetween(placement.startedOn, end.endedOn));
  if (!(await endPlacement(tx, placement.id, { ...end, days }))) return false;
  const home = await homeOf(tx, placement);
  const [pet] = await petReferences.treated(tx.query, [placement.petId]);
  if (home && pet) await mails.notifyEnded(tx, home, pet, placement, end.reason);
  return true;
}

async function lockStay(tx: Tx, { viewer }: Actor, id: string): Promise<FosterPlacement> {
  const found = await findPlacement(tx.query, id);
  if (!found) throw notFound('fosterStay');
  await petReferences.lock(tx, found.petId);
  await requirePetPeople(tx.query, viewer, found.petId).catch((error: unknown) => {
    throw isMissing(error) ? notFound('fosterStay') : error;
  });
  return (await findPlacement(tx.query, id)) ?? found;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'notFound';

const homeOf = async (tx: Tx, { homeId }: FosterPlacement): Promise<FosterHome | undefined> =>
  homeId === null ? undefined : findHome(tx.query, homeId);

const recordPlacement = (
  { audit }: Pick<FosteringDependencies, 'audit'>,
  tx: Tx,
  { viewer, address }: Actor,
  action: 'foster.placed' | 'foster.placementChanged' | 'foster.placementEnded',
  home: FosterHome | undefined,
  petId: string,
): Promise<void> =>
  audit.record(tx, {
    action,
    actorId: requireAccount(viewer),
    subjectId: home?.accountId ?? null,
    address,
    details: { petId },
  });
