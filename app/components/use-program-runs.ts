import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in what the server writes and until the page's program has taken it over. */
export const useProgramRuns = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
