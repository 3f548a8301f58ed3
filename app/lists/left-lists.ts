import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** By path, what the list there was last asked for in this tab; the latest stands last. */
const searches = new Map<string, string>();
/** The place that was noted last; `before`: the page from which a way was pressed to it. */
const noted: { key: string; path: string; before?: string } = { key: '', path: '' };

/** For lists, and for what they lead to. */
export function useNotedLocations(): void {
  const { pathname, search, key } = useLocation();
  const type = useNavigationType();
  // Before anybody can press a link of what has come.
  useLayoutEffect(() => {
    if (noted.key === key && noted.path === pathname) return;
    const isOther = noted.path !== pathname;
    // Another place on the same page: there the way back leads first.
    if (isOther || type === 'PUSH') {
      noted.before = isOther && type === 'PUSH' ? noted.path : undefined;
    }
    noted.key = key;
    noted.path = pathname;
    searches.delete(pathname);
    searches.set(pathname, search);
  }, [pathname, search, key, type]);
}

/** A list with what it was last asked for. */
export const leftAddress = (path: string): string => path + (searches.get(path) ?? '');

/** Of several lists the one that was shown last, if any was. */
export const lastShown = (paths: readonly string[]): string | undefined =>
  [...searches.keys()].findLast((path) => paths.includes(path));

/** Whether the browser's way back leads to it, with all that it showed. */
export function isBehind(path: string): boolean {
  if (noted.before !== path) return false;
  // Pages that note nothing may have come between; older browsers do not tell.
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  const index = navigation?.currentEntry?.index;
  if (!navigation || index === undefined) return true;
  const url = navigation.entries()[index - 1]?.url;
  return !!url && new URL(url).pathname === path;
}
