import { useSearchParams } from 'react-router';
import type { ListPage } from '#app/api/session-client.ts';
import { addressWith, useManagedList } from '#app/lists/use-managed-list.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { viewParam } from '../view-param.ts';

/** Which page a view of the page about a person shows, and where its other pages stand. */
export function usePersonView() {
  const [params] = useSearchParams();
  return {
    page: readPageNumber(params.get(pageParam)),
    addressOf: (page: number) => addressWith({ [viewParam]: params.get(viewParam) ?? '' }, page),
  };
}

/** A list of one person's things, in a view of the page about that person. */
export function usePersonList<Item>(
  name: string,
  find: (query: { id: string; page: number }) => Promise<ListPage<Item>>,
  id: string,
) {
  const { page, addressOf } = usePersonView();
  return useManagedList({ name, find, query: { id, page }, addressOf });
}
