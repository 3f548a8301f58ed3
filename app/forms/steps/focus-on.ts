/** Keyboard and screen reader go on at `place`, at once, and `shown` comes into sight. */
export function focusOn(place: HTMLElement | null, shown: HTMLElement | null = place): void {
  place?.focus({ preventScroll: true });
  // Fields stand in the middle, what begins a part at the top.
  const block = place && place.tabIndex < 0 ? 'start' : 'center';
  shown?.scrollIntoView({ block, behavior: 'instant' });
}
