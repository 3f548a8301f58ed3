import { useSearchParams } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { addressWith, useCallList } from '#app/lists/use-managed-list.ts';
import { isInvertedRange } from '#domain/dates.ts';
import { type AskedExpenses, findExpenses, sumExpenses } from '#domain/expenses/expense-calls.ts';
import { expenseCategory, expensePayer } from '#domain/expenses/expense-kinds.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { type ExpenseFilters, filterParams } from './ExpenseFilterForm.tsx';

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
    campaign: petId ? '' : param('campaign'),
  };
  const isInverted = isInvertedRange(filters.from, filters.to);
  const isFiltered = Object.values(filters).some(Boolean);
  const query = queryOf(petId, filters);
  const address = Object.entries(filters).map(([name, value]) => [
    filterParams[name as keyof ExpenseFilters],
    value,
  ]);
  const list = useCallList(
    findExpenses,
    { ...query, page: readPageNumber(params.get(pageParam)) },
    {
      isWanted: !isInverted,
      addressOf: (page) => addressWith(Object.fromEntries(address), page),
    },
  );
  const sums = useCall(sumExpenses, query, { isWanted: !isInverted, keepsPrevious: true });
  return { list, sums, filters, query, isInverted, isFiltered };
}

/** What there is no word for is sent as it is: the portal says that there is none. */
const queryOf = (
  petId: string,
  { from, to, category, payer, of, campaign }: ExpenseFilters,
): AskedExpenses => ({
  ...(petId && { petId }),
  ...(from && { from }),
  ...(to && { to }),
  ...(category && { category: expenseCategory.fromWire(category) ?? category }),
  ...(payer && { payer: expensePayer.fromWire(payer) ?? payer }),
  ...(of && { general: true }),
  ...(campaign && { campaignId: campaign }),
});
