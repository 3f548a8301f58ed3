import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** By path, what the list there was last asked for in this tab. */
const searches = new Map<string, string>();
/** Where the reader was before, and whether the way back leads there. */
let before: { path: string; isBehind: boolean } | undefined;
let here: string | undefined;

/** For whatever stands around lists and what they lead to. */
export function useNotedLocations(): void {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  // Before anybody can press a link of what has come.
  useLayoutEffect(() => {
    if (here !== undefined && here !== pathname) {
      before = { path: here, isBehind: type === 'PUSH' };
    }
    here = pathname;
    searches.set(pathname, search);
  }, [pathname, search, type]);
}

/** A list with what it was last asked for. */
export const leftAddress = (path: string): string => path + (searches.get(path) ?? '');

/** Whether the browser's way back leads to it, with all that it showed. */
export const isBehind = (path: string): boolean => before?.path === path && before.isBehind;
