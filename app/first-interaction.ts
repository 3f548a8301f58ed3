const moves = ['scroll', 'pointerdown', 'keydown', 'focusin', 'click', 'popstate'] as const;

/** Kept once the reader has begun to do something. What is far down on a page waits for it. On the server it is kept. */
export const firstInteraction: Promise<void> =
  typeof window === 'undefined'
    ? Promise.resolve()
    : new Promise((resolve) => {
        const listening = { capture: true, once: true, passive: true };
        for (const move of moves) window.addEventListener(move, () => resolve(), listening);
      });

/** Told to the window with the path of a page that is likely to be next: the browser's entry knows what it is made of. */
export const preloadEvent = 'ca-preload';
