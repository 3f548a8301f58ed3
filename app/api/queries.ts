import { type Query, QueryClient } from '@tanstack/react-query';
import { sessionEvent } from '#app/session/session-mark.ts';
import { readSession } from '#app/session/session-store.ts';
import { ApiError } from './transport/api-error.ts';

/** Tries of what a bad line or a busy portal has not answered, before its reader is told. */
const retries = 2;

const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 503);

/** What pages behind the sign-in have read, so that a page that is opened again is there at once, and then refreshed. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a connection a call fails at once, and its reader is told.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < retries && isPassing(error),
      retryDelay: (count) => 300 * 4 ** count,
    },
  },
});

/**
 * Asks again for what is shown. A first answer that is on its way is no longer waited for: it may be from before the change
 * that is to be shown.
 */
export async function askAgain(isMeant: (query: Query) => boolean): Promise<void> {
  await queries.cancelQueries({
    predicate: (query) => query.state.data === undefined && isMeant(query),
  });
  await queries.invalidateQueries({ predicate: isMeant });
}

let isRefreshing = false;
let isDue = false;

/** Asks again for all that is shown; for many changes in a row, once while an earlier answer is on its way. */
export async function refreshQueries(): Promise<void> {
  isDue = true;
  if (isRefreshing) return;
  isRefreshing = true;
  try {
    while (isDue) {
      isDue = false;
      await askAgain(({ meta }) => !meta?.changesAlone);
    }
  } finally {
    isRefreshing = false;
  }
}

// What is shown stays: its page may wait until its person has signed in again.
if (typeof window !== 'undefined') {
  window.addEventListener(sessionEvent, () => {
    if (!readSession()) queries.removeQueries({ type: 'inactive' });
  });
}
