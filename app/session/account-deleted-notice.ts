const storageKey = 'ca-account-deleted';

/** For the next page of this tab: its reader has erased their account. */
export function markAccountDeleted(): void {
  try {
    sessionStorage.setItem(storageKey, '1');
  } catch {
    // Storage may be switched off: nothing is shown then.
  }
}

/** Whether the notice is due; true once. */
export function takeAccountDeleted(): boolean {
  try {
    const isDue = sessionStorage.getItem(storageKey) !== null;
    sessionStorage.removeItem(storageKey);
    return isDue;
  } catch {
    return false;
  }
}
