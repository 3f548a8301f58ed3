import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type Paged, paged } from '#domain/paging.ts';
import { findIdsByAdopterPhone } from './adopter-phones.repository.ts';
import { type PetSearch, query } from './pet-search.ts';
import type { VisiblePet } from './pets.policy.ts';

/**
 * Those whose adopter has this telephone.
 * @param phone ten digits
 * @throws AppError unauthenticated, forbidden
 */
export async function findByAdopterPhone(
  dependencies: PetSearch,
  viewer: Viewer,
  phone: string,
  limit: number,
): Promise<Paged<VisiblePet>> {
  requireRight(viewer, 'pets.manageAny');
  const page = { page: 1, limit };
  const ids = await findIdsByAdopterPhone(dependencies.database, phone, limit);
  if (ids.length === 0) return paged([], 0, page);
  const where = [{ field: 'id', operator: 'in', value: ids } as const];
  return query(dependencies, viewer, { ...page, order: [], where });
}
