import { useSearchParams } from 'react-router';
import { TabLinks } from '#app/components/TabLinks.tsx';
import type { Vocabulary } from '#domain/vocabulary.ts';
import { addressWith } from './use-managed-list.ts';

const stateParam = 'estado';

/** The state by which the address filters a list, and the addresses of the list's pages. */
export function useChosenState<State extends string>(states: Vocabulary<State>) {
  const [params] = useSearchParams();
  const state = states.fromWire(params.get(stateParam));
  const word = state ? states.toWire(state) : '';
  return { state, addressOf: (page: number) => addressWith({ [stateParam]: word }, page) };
}

interface Props<State extends string> {
  states: Vocabulary<State>;
  /** Those that have a tab. */
  listed: readonly State[];
  chosen: State | undefined;
  labels: Record<State, string>;
  text: Record<'filter' | 'all', string>;
}

/** A tab for all items of a list, and one for each state. */
export function StateTabs<State extends string>({
  states,
  listed,
  chosen,
  labels,
  text,
}: Props<State>) {
  return (
    <TabLinks
      label={text.filter}
      links={[undefined, ...listed].map((one) => ({
        to: one ? `?${stateParam}=${states.toWire(one)}` : '?',
        label: one ? labels[one] : text.all,
        current: one === chosen,
      }))}
      preventScrollReset
    />
  );
}
