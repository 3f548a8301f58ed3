import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

const slideMs = 8000;

/**
 * Moves the carousel on by itself, unless somebody prefers less motion, has paused it, points at it or has the focus
 * in it; the last two only while they last.
 */
export function useAutoplay(carousel: UseEmblaCarouselType[1]) {
  const [playing, setPlaying] = useState(false);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (carousel) setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, [carousel]);

  useEffect(() => {
    if (!carousel || !playing || held) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') carousel.scrollNext();
    }, slideMs);
    return () => clearInterval(timer);
  }, [carousel, playing, held]);

  useEffect(() => {
    const stop = () => setPlaying(false);
    carousel?.on('pointerDown', stop);
    return () => {
      carousel?.off('pointerDown', stop);
    };
  }, [carousel]);

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
