import { type RefObject, useEffect, useState } from 'react';

/** The row stands three times: the one in the middle is the true one, so that there is always more on either side. */
const copies = 3;
/** Where a row comes to rest is rounded; a hair before the first item is the first item. */
const pixel = 1;

/**
 * Makes a row that scrolls endless. Once `ready`, the caller shows its items three times; whenever the row comes to
 * rest in a copy, it is set back into the middle, where it looks the same.
 */
export function useEndlessRow(row: RefObject<HTMLElement | null>) {
  const [ready, setReady] = useState(false);

  useEffect(() => setReady(true), []);

  useEffect(() => {
    const element = row.current;
    if (!ready || !element) return;
    const centre = () => scrollToMiddle(element);
    centre();
    element.addEventListener('scrollend', centre);
    window.addEventListener('resize', centre);
    return () => {
      element.removeEventListener('scrollend', centre);
      window.removeEventListener('resize', centre);
    };
  }, [row, ready]);

  /** One item on or back; at once for those who prefer no motion. */
  function move(direction: 1 | -1) {
    const element = row.current;
    const item = element?.firstElementChild;
    if (!element || !item) return;
    scrollToMiddle(element);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollBy({
      left: direction * item.getBoundingClientRect().width,
      behavior: still ? 'instant' : 'smooth',
    });
  }

  return { ready, move };
}

function scrollToMiddle(element: HTMLElement) {
  const length = element.scrollWidth / copies;
  const within = (element.scrollLeft + pixel) % length;
  if (Math.abs(element.scrollLeft + pixel - length - within) < pixel) return;
  element.scrollTo({ left: length + within - pixel, behavior: 'instant' });
}
