import { type RefObject, useEffect } from 'react';
import { firstInteraction, preloadEvent } from '#app/first-interaction.ts';

/**
 * Loads what a page is made of before somebody goes there: once the reader does something and the place of its link is
 * in view, or is pointed at.
 */
export function usePreload(path: string | undefined, place: RefObject<Element | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element || path === undefined) return;
    const begin = () => dispatchEvent(new CustomEvent(preloadEvent, { detail: path }));
    element.addEventListener('pointerenter', begin, { once: true });
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      begin();
    });
    let isGone = false;
    firstInteraction.then(() => {
      if (!isGone) observer.observe(element);
    });
    return () => {
      isGone = true;
      observer.disconnect();
      element.removeEventListener('pointerenter', begin);
    };
  }, [path, place]);
}
