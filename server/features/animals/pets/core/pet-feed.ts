import type { Paged } from '#domain/paging.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import type { PetFeedQuery } from '#domain/pets/pet-feed-wire.ts';
import { conditionsOf, orders } from './pet-filter-conditions.ts';
import { type PetSearch, query } from './pet-search.ts';

/** A page of what everybody may see of some or all pets, for other sites. @param address who pays for what is dear */
export async function feedPage(
  dependencies: PetSearch,
  { programmes, filter, order, page, limit }: PetFeedQuery,
  address: string,
): Promise<Paged<PublicPet>> {
  const { where, alternatives } = conditionsOf(filter, dependencies.today());
  const status = { field: 'status', operator: 'in', value: [...programmes] } as const;
  const asked = { where: [status, ...where], alternatives, order: orders[order], page, limit };
  return query(dependencies, { kind: 'visitor', address }, asked) as Promise<Paged<PublicPet>>;
}
