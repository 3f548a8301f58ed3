/** Milliseconds for which somebody has the page before them. */
const shortestLook = 4_000;

/**
 * Says once that the page of a pet was seen, not by whom; one that lies in another tab, or is left at once, says nothing.
 * @returns what ends it
 */
export function countView(id: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
  const say = () => {
    const body = new Blob([JSON.stringify({ id })], { type: 'application/json' });
    navigator.sendBeacon('/api/mascotas:anotar_vista', body);
    end();
  };
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(say, shortestLook);
  };
  document.addEventListener('visibilitychange', look);
  look();
  return end;
}
