import { isOwner } from '#domain/access/relations.ts';
import { can, requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { forbidden, unauthenticated } from '#domain/errors.ts';
import type { PetScope } from '#server/features/animals/pets/core/pet-references.ts';

/** Whose pets somebody sees among those that take part. */
export function petScopeOf(viewer: Viewer): PetScope {
  if (can(viewer, 'pets.manageAny')) return { kind: 'all' };
  return viewer.kind === 'user' ? { kind: 'publicAndOwn', ownerId: viewer.id } : { kind: 'public' };
}

/**
 * Who makes, changes and deletes events, and invites people to them.
 * @returns who it is
 * @throws AppError unauthenticated, forbidden
 */
export const requireEventKeeper = (viewer: Viewer): string => requireRight(viewer, 'events.manage');

/**
 * Who brings a pet to an event and takes it out again: its owner in their own name, and who manages events.
 * @param inNameOf whom the caller says to be, where they say it
 * @throws AppError unauthenticated, forbidden
 */
export function requirePetBringer(
  viewer: Viewer,
  pet: { ownerId: string | null },
  inNameOf?: string,
): void {
  if (viewer.kind !== 'user') throw unauthenticated('noSession');
  if (can(viewer, 'events.manage')) return;
  if (!isOwner(viewer, pet.ownerId)) throw forbidden();
  if (inNameOf !== undefined && inNameOf !== viewer.id) throw forbidden();
}
