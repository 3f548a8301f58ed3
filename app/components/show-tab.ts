/** The current one in the middle of its row, which on a telephone is longer than the window. */
export function showTab(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (!row) return;
  row.scrollLeft = tab.offsetLeft + tab.offsetWidth / 2 - row.offsetLeft - row.clientWidth / 2;
}
