import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Beyond one layout: a page that fails, and the page after it, come with another. */
let shown: string | undefined;

/**
 * A full load puts keyboard and screen reader at the top of the page; a change of page puts them at its heading, which
 * is read out, or at the page where its heading comes later.
 */
export function useFocusOnNewPage(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  useEffect(() => {
    const isFirst = shown === undefined;
    if (shown === pathname) return;
    shown = pathname;
    if (isFirst) return;
    const heading = main.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, main]);
}
