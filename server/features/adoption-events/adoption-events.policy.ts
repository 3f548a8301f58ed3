import { isAdministrator, type Viewer } from '#domain/accounts/viewer.ts';
import { forbidden, unauthenticated } from '#domain/errors.ts';
import type { PetScope } from '../pets/core/pet-references.ts';

/** Whose pets somebody sees among those that take part. */
export function petScopeOf(viewer: Viewer): PetScope {
  if (isAdministrator(viewer)) return { kind: 'all' };
  return viewer.kind === 'user' ? { kind: 'publicAndOwn', ownerId: viewer.id } : { kind: 'public' };
}

/**
 * Who makes, changes and deletes events, and invites people to them: administrators.
 * @returns who it is
 * @throws AppError unauthenticated, forbidden
 */
export function requireEventKeeper(viewer: Viewer): string {
  if (viewer.kind !== 'user') throw unauthenticated('noSession');
  if (!isAdministrator(viewer)) throw forbidden();
  return viewer.id;
}

/**
 * Who brings a pet to an event and takes it out again: its owner in their own name, and administrators.
 * @param inNameOf whom the caller says to be, where they say it
 * @throws AppError unauthenticated, forbidden
 */
export function requirePetBringer(
  viewer: Viewer,
  pet: { ownerId: string | null },
  inNameOf?: string,
): void {
  if (viewer.kind !== 'user') throw unauthenticated('noSession');
  if (isAdministrator(viewer)) return;
  if (pet.ownerId !== viewer.id) throw forbidden();
  if (inNameOf !== undefined && inNameOf !== viewer.id) throw forbidden();
}
