import { useEffect, useEffectEvent, useState } from 'react';

const slideMs = 8000;

/**
 * Moves on by itself, unless somebody prefers less motion or has paused it; waits while somebody points at it or has
 * the focus in it.
 */
export function useAutoplay(moveOn: () => void) {
  const [playing, setPlaying] = useState(false);
  const [held, setHeld] = useState(false);
  const tick = useEffectEvent(() => {
    if (document.visibilityState === 'visible') moveOn();
  });

  useEffect(() => {
    setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);

  useEffect(() => {
    if (!playing || held) return;
    const timer = setInterval(() => tick(), slideMs);
    return () => clearInterval(timer);
  }, [playing, held]);

  return {
    playing,
    stop: () => setPlaying(false),
    toggle: () => setPlaying((now) => !now),
    handlers: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
