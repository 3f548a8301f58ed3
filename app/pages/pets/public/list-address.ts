import { pageParam } from '#domain/paging.ts';

/** A list as its `query` filters and orders it, from `page` on; its first page has no number in its address. */
export function listAddress(path: string, query: string, page = 1): string {
  const parts = [query, page > 1 && `${pageParam}=${page}`].filter(Boolean);
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}
