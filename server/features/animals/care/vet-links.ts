import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { isOwnerOrCan, requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { stateOfLink, type VetLinkState, vetLinkLimits } from '#domain/care/vet-link.ts';
import { conflict, notFound } from '#domain/errors.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import { noteChange } from './add-entries.ts';
import { isLinkOfOwnSide, requireRecordKeeper } from './care.policy.ts';
import type { VetVisitDependencies } from './care-dependencies.ts';
import {
  countOpen,
  findLink,
  findLinksOf,
  insertLink,
  storeWithdrawal,
} from './vet-links.repository.ts';

/** What whoever keeps the record sees of a link. Instants. */
export interface ShownLink {
  id: string;
  state: VetLinkState;
  createdAt: string;
  openUntil: string;
  usedAt: string | null;
  /** null of those that open nothing any more. */
  key: string | null;
}

const dayMs = 86_400_000;

/**
 * A link by which a vet without an account writes one visit.
 * @param recordCreation is told the new id, in the transaction
 * @returns its id, of which `listVetLinks` tells the rest
 * @throws AppError unauthenticated, notFound, conflict (too many are open), tooManyRequests
 */
export async function inviteVet(
  dependencies: VetVisitDependencies,
  actor: Actor,
  petId: string,
  recordCreation?: RecordCreation,
): Promise<string> {
  const { viewer } = actor;
  const accountId = requireAccount(viewer);
  await admitChange(dependencies.limits, viewer);
  return dependencies.database.transaction(async (tx) => {
    await petReferences.lock(tx, petId);
    const [pet] = await requireRecordKeeper(dependencies, tx.query, viewer, [petId]);
    if (!pet || pet.deleted) throw notFound('pet');
    const now = dependencies.clock.now();
    const createdAt = now.toISOString();
    const open = await countOpen(tx.query, petId, createdAt, vetLinkLimits.open);
    if (open >= vetLinkLimits.open) throw conflict('vetLinksFull');
    const link = {
      id: uuid(),
      petId,
      madeBy: accountId,
      isByHolder: !isOwnerOrCan(viewer, pet.ownerId, 'pets.manageAny'),
      createdAt,
      openUntil: new Date(now.getTime() + vetLinkLimits.days * dayMs).toISOString(),
      usedAt: null,
      withdrawnAt: null,
      visitDigest: null,
    };
    await insertLink(tx, link);
    await noteChange(dependencies, tx, actor, pet, { what: 'linkMade' });
    await recordCreation?.(tx, link.id);
    return link.id;
  });
}

/** The latest ones of a pet that the viewer's side made, the newest first. @throws AppError unauthenticated, notFound */
export async function listVetLinks(
  dependencies: Pick<VetVisitDependencies, 'database' | 'accesses' | 'clock' | 'vetLinkKeys'>,
  viewer: Viewer,
  petId: string,
): Promise<ShownLink[]> {
  const { query } = dependencies.database;
  const [pet] = await requireRecordKeeper(dependencies, query, viewer, [petId]);
  const now = dependencies.clock.now();
  const links = await findLinksOf(query, petId, vetLinkLimits.listed);
  const own = links.filter((link) => pet && isLinkOfOwnSide(pet, link));
  return own.map((link) => {
    const { id, createdAt, openUntil, usedAt } = link;
    const state = stateOfLink(link, now);
    const key = state === 'open' ? dependencies.vetLinkKeys.keyOf(id) : null;
    return { id, state, createdAt, openUntil, usedAt, key };
  });
}

/** A second time changes nothing. @throws AppError unauthenticated, notFound, conflict (used), tooManyRequests */
export async function withdrawVetLink(
  dependencies: VetVisitDependencies,
  actor: Actor,
  linkId: string,
): Promise<void> {
  requireAccount(actor.viewer);
  await admitChange(dependencies.limits, actor.viewer);
  await dependencies.database.transaction(async (tx) => {
    const link = await findLink(tx.query, linkId);
    if (!link) throw notFound('vetLink');
    const [pet] = await requireRecordKeeper(
      dependencies,
      tx.query,
      actor.viewer,
      [link.petId],
      'vetLink',
    );
    if (!pet || !isLinkOfOwnSide(pet, link)) throw notFound('vetLink');
    if (await storeWithdrawal(tx, linkId, dependencies.clock.now().toISOString())) {
      await noteChange(dependencies, tx, actor, pet, { what: 'linkWithdrawn' });
    } else if (link.usedAt !== null) throw conflict('vetLinkUsed');
  });
}
