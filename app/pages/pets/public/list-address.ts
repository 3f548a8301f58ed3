import { pageParam } from '#domain/paging.ts';
import { type PetFilter, writePetFilter } from '#domain/pets/pet-filter.ts';

/** A list as it is filtered, from `page` on; its first page has no number in its address. */
export function listAddress(path: string, filter: PetFilter, page = 1): string {
  const params = writePetFilter(filter);
  if (page > 1) params.set(pageParam, String(page));
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}
