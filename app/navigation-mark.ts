import type { DataRouter } from 'react-router';

/**
 * A tap is answered at once, however slow the connection is: while another page is on its way, the document is
 * `data-loading` (a line at its top) and the link or button that was pressed `data-pending` (styles/base.css).
 */
export function markNavigations(router: Pick<DataRouter, 'subscribe'>): void {
  let pressed: Element | null = null;
  let marked: Element | null = null;
  // Before React hears of it, which begins the navigation.
  const note = ({ target }: Event) => {
    pressed = (target as Element).closest('a, button');
  };
  window.addEventListener('click', note, true);
  router.subscribe(({ navigation }) => {
    const isLoading = navigation.state !== 'idle';
    document.documentElement.toggleAttribute('data-loading', isLoading);
    if (isLoading) {
      marked?.removeAttribute('data-pending');
      marked = pressed ?? marked;
      pressed = null;
    }
    marked?.toggleAttribute('data-pending', isLoading);
  });
}
