import { type RefObject, useEffect, useRef } from 'react';

/** For a message in the place of what was pressed: it gets the focus, and comes into the middle of the view. */
export function useFocusOnArrival(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  return place;
}
