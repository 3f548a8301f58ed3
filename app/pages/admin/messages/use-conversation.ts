import { useCallback, useEffect, useState } from 'react';
import { useCall } from '#app/api/use-call.ts';
import { usePolling } from '#app/api/use-polling.ts';
import { openMessage } from '#domain/contact/inbox-calls.ts';

/** For an hour after its reader last came back to it. */
const pace = { every: 20_000, most: 180 };

/** A message with its thread, which learns of what others write while it is open. */
export function useConversation(folio: number) {
  const { data: message, failure, busy, isMissing, reload } = useCall(openMessage, { folio });
  /** Length of the thread that the reader has seen; undefined: as it is loaded now. */
  const [seen, setSeen] = useState<number>();
  useEffect(() => {
    if (message && !busy) setSeen((last) => last ?? message.thread.length);
  }, [message, busy]);
  usePolling(reload, pace);
  const thread = message?.thread ?? [];
  const lastSeen = thread[(seen ?? thread.length) - 1];
  return {
    /** Null where there is none. */
    message: isMissing ? null : message,
    failure: isMissing ? undefined : failure,
    hasNew: seen !== undefined && thread.length > seen,
    /** Id of the latest entry that the reader has seen, null where there is none. */
    lastSeen: lastSeen?.id ?? null,
    /** After the reader's own changes, and when they have seen what is new. */
    refresh: useCallback(() => {
      setSeen(undefined);
      reload();
    }, [reload]),
  };
}
