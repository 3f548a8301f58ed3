import { useCallback, useEffect, useState } from 'react';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';

export interface Loaded<Data> {
  /** Undefined until it is there; stays while it is asked for anew. */
  data: Data | undefined;
  failure: Failure | undefined;
  busy: boolean;
  reload: () => void;
}

/** What a page asks the portal for when it is shown; `load` must be the same function while it asks for the same. */
export function useLoaded<Data>(load: () => Promise<Data>): Loaded<Data> {
  const { failures } = useSignInText();
  const [data, setData] = useState<Data>();
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(true);
  const [turn, setTurn] = useState({ load });
  useEffect(() => {
    let left = false;
    setBusy(true);
    turn
      .load()
      .then(
        (found) => {
          if (left) return;
          setData(found);
          setFailure(undefined);
        },
        (error: unknown) => !left && setFailure(explainFailure(error, failures)),
      )
      .finally(() => !left && setBusy(false));
    return () => {
      left = true;
    };
  }, [failures, turn]);
  useEffect(() => setTurn((last) => (last.load === load ? last : { load })), [load]);
  const reload = useCallback(() => setTurn((last) => ({ ...last })), []);
  return { data, failure, busy, reload };
}
