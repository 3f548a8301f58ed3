const extension = '.data';
/** The home page has no name to which the extension could be added. */
const homeData = `/_root${extension}`;

/** Where a page's data is asked for as JSON: at the page's own path with `.data` at its end. */
export const dataPath = (pathname: string) =>
  pathname === '/' ? homeData : `${pathname}${extension}`;

export const isDataPath = (pathname: string) => pathname.endsWith(extension);

/** The path of the page that a path, of itself or of its data, belongs to. */
export function pagePathOf(pathname: string): string {
  if (pathname === homeData) return '/';
  return isDataPath(pathname) ? pathname.slice(0, -extension.length) : pathname;
}
