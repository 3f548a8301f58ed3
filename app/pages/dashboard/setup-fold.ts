const storageKey = 'CA_SETUP';

/** Whether somebody has folded or opened the list on this device; undefined: nobody has. */
export function readFold(): 'open' | 'folded' | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'open' || stored === 'folded' ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function writeFold(fold: 'open' | 'folded'): void {
  try {
    localStorage.setItem(storageKey, fold);
  } catch {
    // It is folded as usual then.
  }
}
