import { isOwnerOrCan } from '#domain/access/relations.ts';
import { can, requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { forbidden, invalid } from '#domain/errors.ts';
import { type Pet, type PublicPet, petFields, publicPetFields } from '#domain/pets/pet.ts';
import type { PetField, PetQuery } from './pet-fields.ts';

/** Which pets a query may find at all, whatever it filters by. */
export type Scope =
  | { kind: 'public' }
  | { kind: 'publicAndOwn'; ownerId: string }
  | { kind: 'own'; ownerId: string }
  | { kind: 'all' };

/** What a visitor sees of a pet; who manages it sees the rest as well. */
export type VisiblePet = PublicPet & Partial<Pet>;

const visitorMayFilterBy = (field: PetField) => petFields[field].filterableBy === 'everyone';
const visitorMayOrderBy = (field: PetField) => petFields[field].orderableBy === 'everyone';

/**
 * A filter or an order by a private field tells about it even where it is not shown: visitors are refused,
 * and a member's query then finds only the member's own pets.
 * @throws AppError invalid
 */
export function requireQueryScope(viewer: Viewer, query: Pick<PetQuery, 'where' | 'order'>): Scope {
  if (can(viewer, 'pets.manageAny')) return { kind: 'all' };
  const usesPrivateFields =
    query.where.some(({ field }) => !visitorMayFilterBy(field)) ||
    query.order.some(({ field }) => !visitorMayOrderBy(field));
  if (viewer.kind === 'user') {
    return { kind: usesPrivateFields ? 'own' : 'publicAndOwn', ownerId: viewer.id };
  }
  if (usesPrivateFields) throw invalid();
  return { kind: 'public' };
}

/** Its owner, and who manages any pet, see all of it and change it. */
export const isManager = (viewer: Viewer, { ownerId }: { ownerId?: string | null }): boolean =>
  isOwnerOrCan(viewer, ownerId, 'pets.manageAny');

export function visiblePart(viewer: Viewer, pet: VisiblePet): VisiblePet {
  if (isManager(viewer, pet)) return pet;
  return Object.fromEntries(publicPetFields.map((field) => [field, pet[field]])) as PublicPet;
}

/** Everybody's data in one file. @returns who it is @throws AppError unauthenticated, forbidden */
export const requireExporter = (viewer: Viewer): string => requireRight(viewer, 'pets.export');

/** For good. @throws AppError unauthenticated, forbidden */
export const requireRemover = (viewer: Viewer): string => requireRight(viewer, 'pets.delete');

/** Who gives a pet to another owner, and restores a deleted one. */
export const managesAny = (viewer: Viewer): boolean => can(viewer, 'pets.manageAny');

/** @throws AppError forbidden */
export function requireManager(viewer: Viewer, pet: { ownerId: string | null }): void {
  if (!isManager(viewer, pet)) throw forbidden();
}
