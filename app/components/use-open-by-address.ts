import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the part of an accordion that the fragment of the address names, or that holds what it names, and brings it into
 * view. A browser does so by itself only when it loads the page.
 */
export function useOpenByAddress() {
  const { hash } = useLocation();
  useEffect(() => {
    const open = () => {
      const named = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      const part = named?.closest('details');
      if (!named || !part) return;
      part.open = true;
      named.scrollIntoView({ block: 'start' });
    };
    if (hash) open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [hash]);
}
