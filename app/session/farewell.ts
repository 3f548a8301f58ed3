const farewellKey = 'ca-farewell';

/** For the next page of this tab: its reader has erased their account. */
export function markFarewell(): void {
  try {
    sessionStorage.setItem(farewellKey, '1');
  } catch {
    // Storage may be switched off: they leave without a word.
  }
}

/** Whether there is somebody to say goodbye to; once. */
export function takeFarewell(): boolean {
  try {
    const isDue = sessionStorage.getItem(farewellKey) !== null;
    sessionStorage.removeItem(farewellKey);
    return isDue;
  } catch {
    return false;
  }
}
