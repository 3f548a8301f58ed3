import { useState } from 'react';
import { useCall } from '#app/api/use-call.ts';
import { findNotices, type NoticeToAnswer } from '#domain/events/event-mail-calls.ts';

/**
 * The notices that wait for an answer, and the one that is asked about now: it stays when its answer is on its way.
 * @param changedId the event that was just changed: it is asked about at once
 */
export function useNotices(changedId: string | undefined) {
  const { data: notices = [], foundAt, failure, reload } = useCall(findNotices, {});
  const [asked, setAsked] = useState<NoticeToAnswer>();
  const [sought, setSought] = useState(() => changedId && { id: changedId, since: Date.now() });
  // What was found before the change does not know of it.
  if (sought && foundAt >= sought.since) {
    setSought(undefined);
    setAsked(notices.find(({ eventId }) => eventId === sought.id));
  }
  return {
    notices,
    failure,
    asked,
    ask: setAsked,
    /** Of an event that was just changed. */
    askAbout: (id: string) => setSought({ id, since: Date.now() }),
    close: () => setAsked(undefined),
    reload,
  };
}
