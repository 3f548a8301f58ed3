import { isOwnerOrCan, requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { forbidden, notFound } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import { applicationReferences } from '#server/features/adoption/applications/application-references.ts';
import { findHoldings } from '../care/care-access.ts';
import { petReferences, type TreatedPet } from '../pets/core/pet-references.ts';
import type { PassportDependencies } from './passport-dependencies.ts';

type Query = Tx['query'];

export interface SeenPet {
  pet: TreatedPet;
  /** Whether the viewer issues and revokes its passports: its owner and staff. */
  mayIssue: boolean;
}

/**
 * A pet whose passports the viewer sees: its owner, staff, who holds it for now, and the family that adopted it until
 * it comes back. To others there is no such pet.
 * @throws AppError unauthenticated, notFound
 */
export async function requireSeen(
  { accesses }: Pick<PassportDependencies, 'accesses'>,
  query: Query,
  viewer: Viewer,
  petId: string,
): Promise<SeenPet> {
  const accountId = requireAccount(viewer);
  const [pet] = await petReferences.treated(query, [petId]);
  if (!pet) throw notFound('pet');
  if (isOwnerOrCan(viewer, pet.ownerId, 'pets.manageAny')) return { pet, mayIssue: true };
  const holdings = await findHoldings(accesses, query, [petId]);
  if (!holdings.some((one) => one.accountId === accountId)) throw notFound('pet');
  return { pet, mayIssue: false };
}

/** @throws AppError unauthenticated, notFound, forbidden (who only sees them) */
export async function requireIssuer(
  dependencies: Pick<PassportDependencies, 'accesses'>,
  query: Query,
  viewer: Viewer,
  petId: string,
): Promise<TreatedPet> {
  const { pet, mayIssue } = await requireSeen(dependencies, query, viewer, petId);
  if (!mayIssue) throw forbidden();
  return pet;
}

/** The pets that went home with an account, and are still there. */
export async function adoptedBy(query: Query, accountId: string): Promise<TreatedPet[]> {
  return petReferences.treated(query, await applicationReferences.petsWith(query, accountId));
}
