import { useEffect, useState } from 'react';

/** Milliseconds without a key until what was typed is looked for. */
const debounce = 500;

/** What was typed once typing pauses: for searches that ask the portal. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounce);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
