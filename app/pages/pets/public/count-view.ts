/** Milliseconds for which somebody has the page before them. */
const shortestLook = 4_000;

/**
 * Says once that the page of a pet was seen, not by whom; one that lies in another tab, or is left at once, says nothing.
 * @param left once the page is left
 */
export function countView(id: string, left: AbortSignal): void {
  if (left.aborted) return;
  const said = new AbortController();
  const signal = AbortSignal.any([left, said.signal]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = () => {
    const body = new Blob([JSON.stringify({ id })], { type: 'application/json' });
    navigator.sendBeacon('/api/mascotas:anotar_vista', body);
    said.abort();
  };
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(say, shortestLook);
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  document.addEventListener('visibilitychange', look, { signal });
  look();
}
