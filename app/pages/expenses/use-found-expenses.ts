import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useLoaded } from '#app/api/use-loaded.ts';
import { findNothing } from '#app/lists/InvertedRange.tsx';
import { addressWith, useManagedList } from '#app/lists/use-managed-list.ts';
import { isInvertedRange } from '#domain/dates.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { filterParams } from './ExpenseFilterForm.tsx';
import {
  type ExpenseFilters,
  type ExpenseQuery,
  findExpenses,
  sumExpenses,
} from './expense-calls.ts';

/** The expenses that the address asks for, and what all of them come to. */
export function useFoundExpenses(petId: string) {
  const [params] = useSearchParams();
  const param = (name: keyof ExpenseFilters) => params.get(filterParams[name])?.trim() ?? '';
  const filters: ExpenseFilters = {
    from: param('from'),
    to: param('to'),
    category: param('category'),
    payer: param('payer'),
    of: petId ? '' : param('of'),
  };
  const isInverted = isInvertedRange(filters.from, filters.to);
  const isFiltered = Object.values(filters).some(Boolean);
  const query = { petId, ...filters };
  const list = useManagedList({
    find: isInverted ? findNothing : findExpenses,
    query: { ...query, page: readPageNumber(params.get(pageParam)) },
    addressOf: (page) =>
      addressWith(
        Object.fromEntries(
          Object.entries(filters).map(([name, value]) => [
            filterParams[name as keyof ExpenseFilters],
            value,
          ]),
        ),
        page,
      ),
  });
  const sums = useSums(isInverted ? undefined : query);
  return { list, sums, filters, query, isInverted, isFiltered };
}

function useSums(query: ExpenseQuery | undefined) {
  const key = JSON.stringify(query ?? null);
  const load = useCallback(async () => {
    const requested = JSON.parse(key) as ExpenseQuery | null;
    return requested ? sumExpenses(requested) : undefined;
  }, [key]);
  return useLoaded(load);
}
