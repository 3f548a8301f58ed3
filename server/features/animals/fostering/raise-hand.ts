import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { handInput } from '#domain/fostering/foster-hand.ts';
import type { FosterHand } from '#domain/fostering/foster-hand-calls.ts';
import type { Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { PetMarks } from '../pets/core/pet-marks.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import { findHomeOf } from './foster-homes.repository.ts';
import { requirePetPeople } from './fostering.policy.ts';
import type { FosteringDependencies } from './fostering-dependencies.ts';
import {
  deleteHand,
  deleteHandsFor,
  findHand,
  findHandsFor,
  insertHand,
} from './hands.repository.ts';

export interface HandDependencies extends FosteringDependencies {
  petMarks: PetMarks;
}

/**
 * A pet looks for a foster home, for everybody to read, or no longer does: then its hands go.
 * @throws AppError unauthenticated, notFound, conflict: it is gone; tooManyRequests
 */
export async function setFosterWanted(
  { database, limits, audit, petMarks }: HandDependencies,
  { viewer, address }: Actor,
  petId: string,
  isWanted: boolean,
): Promise<void> {
  const actorId = requireAccount(viewer);
  await requirePetPeople(database.query, viewer, petId);
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    await petReferences.lock(tx, petId);
    const pet = await requirePetPeople(tx.query, viewer, petId);
    if (isWanted && (pet.deleted || !['adoption', 'rehabilitation'].includes(pet.status))) {
      throw conflict('fosterPetAway');
    }
    if (!isWanted) await deleteHandsFor(tx, petId);
    if (!(await petMarks.needsFoster(tx, petId, isWanted))) return;
    await audit.record(tx, {
      ...{ action: 'foster.wanted', actorId, subjectId: pet.ownerId, address },
      details: { petId },
    });
  });
}

/**
 * Somebody who offers a home offers it to this pet. Whoever looks after the pet is told how to reach them; for one without an
 * owner whoever manages foster homes.
 * @throws AppError unauthenticated, invalid, notFound; conflict: it looks for none, is one's own, or no home is offered; tooManyRequests
 */
export async function raiseHand(
  dependencies: HandDependencies,
  { viewer, address }: Actor,
  petId: string,
  values: unknown,
): Promise<void> {
  const accountId = requireAccount(viewer);
  const { words } = valid(handInput, values);
  const { database, clock, limits, audit, today, mails } = dependencies;
  await admitChange(limits, viewer);
  await limits.consume('fosterHand', accountId);
  await database.transaction(async (tx) => {
    await petReferences.lock(tx, petId);
    const pet = await requireWanted(tx, petId, today());
    if (pet.ownerId === accountId) throw conflict('fosterOwnPet');
    const home = await findHomeOf(tx.query, accountId);
    if (home?.status !== 'active') throw conflict('fosterOfferFirst');
    const createdAt = clock.now().toISOString();
    // Raised already: nobody is told twice.
    if (!(await insertHand(tx, { id: uuid(), petId, accountId, createdAt, words }))) return;
    await mails.notifyHand(tx, { pet, home, words });
    await audit.record(tx, {
      ...{ action: 'foster.handRaised', actorId: accountId, subjectId: pet.ownerId, address },
      details: { petId },
    });
  });
}

async function requireWanted(tx: Tx, petId: string, today: string) {
  const [pet] = await petReferences.treated(tx.query, [petId]);
  const [shown] = await petReferences.shownIds(tx.query, [petId], today);
  if (!pet || !shown) throw notFound('pet');
  if (!(await petReferences.needsFoster(tx.query, petId))) throw conflict('fosterNotWanted');
  return pet;
}

/** Takes the own hand back. @throws AppError unauthenticated, tooManyRequests */
export async function lowerHand(
  { database, limits }: HandDependencies,
  viewer: Viewer,
  petId: string,
): Promise<void> {
  const accountId = requireAccount(viewer);
  await admitChange(limits, viewer);
  await database.transaction((tx) => deleteHand(tx, petId, accountId));
}

/** Who offers their home, the newest first; for the pet's people. @throws AppError unauthenticated, notFound */
export async function handsFor(
  { database: { query }, accounts }: HandDependencies,
  viewer: Viewer,
  petId: string,
): Promise<{ wanted: boolean; hands: FosterHand[] }> {
  await requirePetPeople(query, viewer, petId);
  const hands = await findHandsFor(query, petId);
  const ids = hands.map(({ accountId }) => accountId);
  const contacts = await accounts.contactsOf(ids, query);
  const cities = new Map<string, string>();
  for (const id of ids) cities.set(id, (await findHomeOf(query, id))?.city ?? '');
  return {
    wanted: await petReferences.needsFoster(query, petId),
    hands: hands.flatMap(({ accountId, createdAt: at, words }) => {
      const contact = contacts.get(accountId);
      if (!contact || contact.disabled) return [];
      const { name, email, phone } = contact;
      return { at, words, city: cities.get(accountId) ?? '', contact: { name, email, phone } };
    }),
  };
}

/** How the reader's own hand stands. @throws AppError unauthenticated, notFound: nobody sees the pet */
export async function ownHand(
  { database: { query }, today }: HandDependencies,
  viewer: Viewer,
  petId: string,
): Promise<{ pet: string; wanted: boolean; hasHome: boolean; raisedAt: string | null }> {
  const accountId = requireAccount(viewer);
  const [shown] = await petReferences.shownIds(query, [petId], today());
  const [pet] = shown ? await petReferences.find(query, [petId]) : [];
  if (!pet) throw notFound('pet');
  const home = await findHomeOf(query, accountId);
  const hand = await findHand(query, petId, accountId);
  return {
    pet: pet.name,
    wanted: await petReferences.needsFoster(query, petId),
    hasHome: home?.status === 'active',
    raisedAt: hand?.createdAt ?? null,
  };
}
