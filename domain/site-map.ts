import {
  addPages,
  addRedirects,
  findPage,
  findPath,
  type PathArguments,
} from './initial-site-map.ts';
import type { Language } from './language.ts';
import {
  deferredPages,
  type Page,
  type PageId,
  pages,
  redirects,
  type StaticPageId,
} from './pages.ts';

/**
 * Addresses: links are made by `pathFor`, requests are read by `resolvePath`. The pages themselves stand in `pages.ts`.
 * What public pages load imports `initial-site-map.ts` instead, which knows the initial pages alone.
 */
export { alternatePathOf, type PageMatch, resolvePath } from './initial-site-map.ts';
export { type Page, type PageId, pages, redirects, type StaticPageId };

addPages(deferredPages);
addRedirects(redirects);

export const getPage: (id: PageId) => Page = findPage;

/** The page's address in `language`, relative to the site's root. Throws when a parameter is empty. */
export const pathFor = <Id extends PageId>(
  id: Id,
  language: Language,
  ...[params]: PathArguments<Id>
): string => findPath(id, language, params);
