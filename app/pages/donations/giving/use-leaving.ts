import { useEffect, useState } from 'react';

/** Leads to another site. Who comes back by the browser's own button finds the page as it was, and not busy. */
export function useLeaving() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const stay = () => setLeaving(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);
  return {
    isLeaving,
    leave(address: string) {
      setLeaving(true);
      window.location.assign(address);
    },
  };
}
