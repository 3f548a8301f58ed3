import { useCallback, useEffect, useState } from 'react';
import { findSubscribers, type SubscriberPage } from './subscribers.ts';

type State = { status: 'loading' } | { status: 'failed' } | ({ status: 'found' } & SubscriberPage);

/** The page of the list that is asked for; `reload` keeps what is shown until the new one is there. */
export function useSubscribers(term: string, page: number) {
  const [state, setState] = useState<State>({ status: 'loading' });

  const load = useCallback(
    (isWanted: () => boolean) =>
      findSubscribers(term, page).then(
        (found) => isWanted() && setState({ status: 'found', ...found }),
        () => isWanted() && setState({ status: 'failed' }),
      ),
    [term, page],
  );

  useEffect(() => {
    let left = false;
    load(() => !left);
    return () => {
      left = true;
    };
  }, [load]);

  return { state, reload: () => load(() => true) };
}
