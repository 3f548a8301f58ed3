import { useEffect, useState } from 'react';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { findNotices, type NoticeToAnswer } from '../mail-calls.ts';

/**
 * The notices that wait for an answer, and the one that is asked about now.
 * @param changedId the event that was just changed: it is asked about at once
 */
export function useNotices(changedId: string | undefined) {
  const { failures } = useSignInText();
  const [notices, setNotices] = useState<readonly NoticeToAnswer[]>([]);
  const [failure, setFailure] = useState<Failure>();
  const [asked, setAsked] = useState<NoticeToAnswer>();
  /** What to look for; anew each time. */
  const [sought, setSought] = useState<{ id?: string | undefined }>({ id: changedId });
  useEffect(() => {
    let left = false;
    findNotices().then(
      (found) => {
        if (left) return;
        setFailure(undefined);
        setNotices(found);
        if (sought.id !== undefined) setAsked(found.find(({ eventId }) => eventId === sought.id));
      },
      (error) => !left && setFailure(explainFailure(error, failures)),
    );
    return () => {
      left = true;
    };
  }, [sought, failures]);
  return {
    notices,
    failure,
    asked,
    ask: setAsked,
    /** Of an event that was just changed. */
    askAbout: (id: string) => setSought({ id }),
    close() {
      setAsked(undefined);
      setSought({});
    },
    reload: () => setSought({}),
  };
}
