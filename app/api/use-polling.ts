import { useEffect } from 'react';

interface Pace {
  /** Milliseconds. */
  every: number;
  /** Times in a row, so that a page that stays open does not ask for ever. */
  most: number;
}

/** Calls `look` while the page is in sight, and at once when it comes back into sight, which begins the count anew. */
export function usePolling(look: () => void, { every, most }: Pace): void {
  useEffect(() => {
    let left = most;
    function tick() {
      if (document.hidden || left === 0) return;
      left -= 1;
      look();
    }
    function onVisibility() {
      left = most;
      tick();
    }
    const timer = setInterval(tick, every);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [look, every, most]);
}
