import { useEffect, useLayoutEffect, useRef } from 'react';

/** Has the browser ask before it loads anew, or goes elsewhere, what is about to be lost. */
export function useUnloadQuestion(isAtStake: () => boolean): void {
  const latest = useRef(isAtStake);
  useLayoutEffect(() => {
    latest.current = isAtStake;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
