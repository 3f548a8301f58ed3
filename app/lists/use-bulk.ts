import { useEffect, useRef, useState } from 'react';
import { type BulkResult, runInTurn } from './run-in-turn.ts';

type State<Item> =
  | { phase: 'asking' }
  | { phase: 'running'; item: Item; index: number }
  | { phase: 'over'; result: BulkResult<Item> };

/** Changes many items, one after the other. Leaving stops it before the next. */
export function useBulk<Item>(items: readonly Item[]) {
  const [state, setState] = useState<State<Item>>({ phase: 'asking' });
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  return {
    state,
    stop: () => stop.current?.abort(),
    async start(change: (item: Item) => Promise<void>) {
      stop.current = new AbortController();
      const result = await runInTurn(items, {
        change,
        onStep: (item, index) => setState({ phase: 'running', item, index }),
        signal: stop.current.signal,
      });
      setState({ phase: 'over', result });
    },
  };
}
