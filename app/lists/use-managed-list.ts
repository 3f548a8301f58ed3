import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { ListPage } from '#app/api/session-client.ts';
import { useLoaded } from '#app/api/use-loaded.ts';
import type { Failure } from '#app/feedback/explain-failure.ts';
import { pageParam } from '#domain/paging.ts';

export interface ManagedListState<Item> {
  /** Undefined until the first page is there; stays while another one is on its way. */
  found: ListPage<Item> | undefined;
  /** False while what is asked for now is on its way. */
  isCurrent: boolean;
  failure: Failure | undefined;
  reload: () => void;
  page: number;
  addressOf: (page: number) => string;
}

interface Options<Item, Query extends { page: number }> {
  /** One page; the same function at each render. @throws ApiError */
  find: (query: Query) => Promise<ListPage<Item>>;
  /** What the address asks for, in plain data. */
  query: Query;
  /** Where another page of the same list stands. */
  addressOf: (page: number) => string;
}

/** The page of a list that the address asks for, as it comes from the portal. */
export function useManagedList<Item, Query extends { page: number }>({
  find,
  query,
  addressOf,
}: Options<Item, Query>): ManagedListState<Item> {
  const key = JSON.stringify(query);
  const load = useCallback(async () => {
    const requested = JSON.parse(key) as Query;
    return { key, found: await find(requested) };
  }, [find, key]);
  const { data, failure, reload } = useLoaded(load);
  const isCurrent = data?.key === key;
  useReloadOnline(reload, failure !== undefined);
  useExistingPage(
    isCurrent && query.page > data.found.lastPage ? addressOf(data.found.lastPage) : undefined,
  );
  return { found: data?.found, isCurrent, failure, reload, page: query.page, addressOf };
}

/** Where a page of this page's list stands, with its search and filters; what is as it always is stays out. */
export function addressWith(params: Readonly<Record<string, string>>, page: number): string {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''));
  if (page > 1) query.set(pageParam, String(page));
  return `?${query}`;
}

/** What could not be fetched without a connection is asked for again once there is one. */
function useReloadOnline(reload: () => void, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [reload, isWanted]);
}

/** Deleting can empty the last page, and a kept address can name one that is no more. */
function useExistingPage(address: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (address !== undefined) navigate(address, { replace: true });
  }, [address, navigate]);
}
