import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { closedColumns, openColumns } from '#app/adoption/application-states.ts';
import { useFound } from '#app/api/use-found.ts';
import { type ApplicationState, applicationMachine } from '#domain/adoption/application-machine.ts';
import { type WaitingApplications, waitingApplications } from '#domain/adoption/waiting-calls.ts';
import { type BoardQuery, findForBoard } from './received-calls.ts';

const petParam = 'mascota';
const stateParam = 'estado';
const closedWord = 'cerradas';

export type StateFilter = 'open' | 'closed' | WaitingApplications | ApplicationState;

/** What the address asks for, as it comes from the portal; `more` shows another page of it. */
export function useBoard() {
  const [params, setParams] = useSearchParams();
  const petId = params.get(petParam) ?? undefined;
  const filter = stateFilterFrom(params.get(stateParam));
  const requested = `${filter} ${petId}`;
  const [{ shownFor, pages }, setPages] = useState({ shownFor: requested, pages: 1 });
  const shown = shownFor === requested ? pages : 1;
  const columns = columnsOf(filter);
  const query: BoardQuery = {
    states: columns,
    waiting: isWaiting(filter) ? filter : undefined,
    petId,
    pages: shown,
    newestFirst: filter === 'closed',
  };
  const found = useFound(['board', query], () => findForBoard(query), {
    keepsPrevious: true,
    refreshesOnFocus: true,
  });
  return {
    ...found,
    petId,
    filter,
    // What waits is in few of all states.
    columns: isWaiting(filter)
      ? columns.filter((state) => found.data?.applications.some(({ status }) => status === state))
      : columns,
    more: () => setPages({ shownFor: requested, pages: shown + 1 }),
    filterBy(next: { petId?: string; filter?: StateFilter }) {
      const pet = 'petId' in next ? next.petId : petId;
      const word = wordOf(next.filter ?? filter);
      setParams(
        { ...(pet && { [petParam]: pet }), ...(word && { [stateParam]: word }) },
        { preventScrollReset: true },
      );
    },
  };
}

function stateFilterFrom(word: string | null): StateFilter {
  if (word === closedWord) return 'closed';
  return applicationMachine.states.fromWire(word) ?? waitingApplications.fromWire(word) ?? 'open';
}

function wordOf(filter: StateFilter): string {
  if (filter === 'open') return '';
  if (isWaiting(filter)) return waitingApplications.toWire(filter);
  return filter === 'closed' ? closedWord : applicationMachine.states.toWire(filter);
}

const isWaiting = (filter: StateFilter): filter is WaitingApplications =>
  waitingApplications.values.some((one) => one === filter);

function columnsOf(filter: StateFilter): readonly ApplicationState[] {
  if (filter === 'open') return openColumns;
  if (isWaiting(filter)) return [...openColumns, ...closedColumns];
  return filter === 'closed' ? closedColumns : [filter];
}
