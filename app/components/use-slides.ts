import { type RefObject, useEffect, useState } from 'react';

const fadeMs = 350;

/** Which slide a row that snaps shows, and how to show another; beyond the last comes the first. */
export function useSlides(row: RefObject<HTMLElement | null>, count: number) {
  const [selected, setSelected] = useState(0);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const follow = () => setSelected(Math.round(element.scrollLeft / element.clientWidth));
    follow();
    setReady(true);
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [row]);

  function show(index: number) {
    const element = row.current;
    if (!element) return;
    const target = (index + count) % count;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const near = Math.abs(target - selected) === 1;
    element.scrollTo({
      left: target * element.clientWidth,
      behavior: near && !still ? 'smooth' : 'instant',
    });
    if (!near && !still) element.animate({ opacity: [0, 1] }, fadeMs);
  }

  return { selected, ready, show };
}
