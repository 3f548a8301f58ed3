import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { ItemOf, Query } from '#app/api/call.ts';
import type { ListPage } from '#app/api/session-client.ts';
import { useCallPage } from '#app/api/use-call.ts';
import { type FindOptions, type Found, useFound } from '#app/api/use-found.ts';
import type { Failure } from '#app/feedback/explain-failure.ts';
import type { GivenToCall } from '#domain/contract/call.ts';
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
  /** What is listed: tells it from every other list. */
  name: string;
  /** One page. @throws ApiError */
  find: (query: Query) => Promise<ListPage<Item>>;
  /** What the address asks for, in plain data. */
  query: Query;
  /** Where another page of the same list stands. */
  addressOf: (page: number) => string;
}

/** What is not wanted finds nothing. */
interface ListOptions extends Pick<FindOptions<unknown>, 'isWanted' | 'refreshesOnFocus'> {
  /** Where another page of the same list stands. */
  addressOf: (page: number) => string;
}

/** The page of a list that the address asks for, by the contract of its call. */
export function useCallList<Of extends Query>(
  contract: Of,
  said: GivenToCall<Of> & { page: number },
  { addressOf, refreshesOnFocus, isWanted = true }: ListOptions,
): ManagedListState<ItemOf<Of>> {
  const list = useCallPage(contract, said, { keepsPrevious: true, isWanted, refreshesOnFocus });
  const shown = useShownPage(list, said.page, addressOf);
  const nothing = { items: [], total: 0, lastPage: 1 };
  return isWanted ? shown : { ...shown, found: nothing, isCurrent: true };
}

/** The same of a list that no contract describes. */
export function useManagedList<Item, Query extends { page: number }>({
  name,
  find,
  query,
  addressOf,
}: Options<Item, Query>): ManagedListState<Item> {
  const list = useFound(['list', name, query], () => find(query), { keepsPrevious: true });
  return useShownPage(list, query.page, addressOf);
}

function useShownPage<Item>(
  { data: found, isCurrent, failure, reload }: Found<ListPage<Item>>,
  page: number,
  addressOf: (page: number) => string,
): ManagedListState<Item> {
  const isPast = found !== undefined && isCurrent && page > found.lastPage;
  useExistingPage(isPast ? addressOf(found.lastPage) : undefined);
  return { found, isCurrent, failure, reload, page, addressOf };
}

/** Where a page of this page's list stands, with its search and filters; what is as it always is stays out. */
export function addressWith(params: Readonly<Record<string, string>>, page: number): string {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''));
  if (page > 1) query.set(pageParam, String(page));
  return `?${query}`;
}

/** Deleting can empty the last page, and a kept address can name one that is no more. */
function useExistingPage(address: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (address !== undefined) navigate(address, { replace: true });
  }, [address, navigate]);
}
