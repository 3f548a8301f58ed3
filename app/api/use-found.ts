import { hashKey, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { readSession } from '#app/session/session-store.ts';
import { askAgain, queries } from './queries.ts';
import { ApiError } from './transport/api-error.ts';

export interface Found<Data> {
  /** Undefined until it is there; stays while it is asked for anew. */
  data: Data | undefined;
  failure: Failure | undefined;
  busy: boolean;
  reload: () => void;
  /** Milliseconds since 1970: when it was. */
  foundAt: number;
  /** False while what is asked for now is on its way. */
  isCurrent: boolean;
  /** There is no such thing, or it is not the reader's to see. */
  isMissing: boolean;
}

export interface FindOptions<Data> {
  /** False: not yet. */
  isWanted?: boolean;
  /** What was there before stays until what is asked for now is there. */
  keepsPrevious?: boolean;
  /** Also when its reader comes back to the window. */
  refreshesOnFocus?: boolean;
  /** Milliseconds until it is asked for again; false: not by itself. */
  every?: (data: Data | undefined) => number | false;
  /** Only its own page changes it: asked for again by `reload` alone, not after each change of something else. */
  changesAlone?: boolean;
  /** Never shown from an earlier visit: a form begins with it. */
  isFresh?: boolean;
}

/**
 * What a page shows of the portal: at once where it was there before, and asked for again after each change.
 * @param key of plain data: what tells it from everything else that is found
 */
export function useFound<Data>(
  key: readonly unknown[],
  find: () => Promise<Data>,
  {
    isWanted,
    keepsPrevious,
    refreshesOnFocus,
    every,
    isFresh,
    changesAlone,
  }: FindOptions<Data> = {},
): Found<Data> {
  const { failures } = useSignInText();
  // Also while the page waits until its person, whose session has ended, has signed in again.
  const [reader] = useState(() => readSession()?.user.id ?? '');
  const queryKey = [reader, ...key];
  const { data, error, dataUpdatedAt, isFetching, isPlaceholderData } = useQuery<Data>(
    {
      queryKey,
      queryFn: find,
      enabled: isWanted,
      placeholderData: keepsPrevious ? (previous) => previous : undefined,
      refetchOnWindowFocus: refreshesOnFocus,
      refetchInterval: every && ((query) => every(query.state.data)),
      gcTime: isFresh ? 0 : undefined,
      meta: { changesAlone },
    },
    queries,
  );
  const failure = useMemo(
    () => (error === null ? undefined : explainFailure(error, failures)),
    [error, failures],
  );
  const hash = hashKey(queryKey);
  const reload = useCallback(() => void askAgain(({ queryHash }) => queryHash === hash), [hash]);
  const isMissing = error instanceof ApiError && error.status === 404;
  return {
    data,
    foundAt: dataUpdatedAt,
    failure,
    busy: isFetching,
    reload,
    isCurrent: !isPlaceholderData,
    isMissing,
  };
}
