import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the question that the fragment of the address names, and brings it into view. */
export function useOpenByAddress() {
  const { hash } = useLocation();
  useEffect(() => {
    const open = () => {
      const item = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      if (!(item instanceof HTMLDetailsElement)) return;
      item.open = true;
      item.scrollIntoView({ block: 'start' });
    };
    if (hash) open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [hash]);
}
