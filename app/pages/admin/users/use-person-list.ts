import { useSearchParams } from 'react-router';
import type { ListPage } from '#app/api/session-client.ts';
import { addressWith, useManagedList } from '#app/lists/use-managed-list.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { viewParam } from '../view-param.ts';

/** A list of one person's things, in a view of the page about that person. */
export function usePersonList<Item>(
  find: (query: { id: string; page: number }) => Promise<ListPage<Item>>,
  id: string,
) {
  const [params] = useSearchParams();
  return useManagedList({
    find,
    query: { id, page: readPageNumber(params.get(pageParam)) },
    addressOf: (page) => addressWith({ [viewParam]: params.get(viewParam) ?? '' }, page),
  });
}
