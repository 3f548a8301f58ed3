import type { Language } from './language.ts';
import {
  type Page,
  type PageId,
  type ParamsOf,
  pages,
  redirects,
  type StaticPageId,
} from './pages.ts';

/**
 * Addresses: links are made by `pathFor`, requests are read by `resolvePath`. The pages themselves stand in `pages.ts`.
 */
export { type Page, type PageId, pages, redirects, type StaticPageId };

type PathArguments<Id extends PageId> = [ParamsOf<Id>] extends [never]
  ? []
  : [params: Record<ParamsOf<Id>, string>];

const pageById = new Map<string, Page>(pages.map((page) => [page.id, page]));

export function getPage(id: PageId): Page {
  const page = pageById.get(id);
  if (!page) throw new Error(`The site map has no page ${id}`);
  return page;
}

function fill(pattern: string, params: Readonly<Record<string, string>>): string {
  if (!pattern.includes('/:')) return pattern;
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`The path ${pattern} needs a value for ${name}`);
    return encodeURIComponent(value);
  });
}

/** The page's address in `language`, relative to the site's root. Throws when a parameter is empty. */
export function pathFor<Id extends PageId>(
  id: Id,
  language: Language,
  ...[params]: PathArguments<Id>
): string {
  const page = getPage(id);
  return fill((language === 'en' && page.en) || page.es, params ?? {});
}

export interface PageMatch {
  kind: 'page';
  page: Page;
  /** null where one path serves both languages. */
  language: Language | null;
  params: Readonly<Record<string, string>>;
  /** False for an alias and for other capitals: the page shows, with a canonical link to its main path. */
  canonical: boolean;
}

export type PathMatch =
  | PageMatch
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  | { kind: 'unknown' };

/** The matched page in `language`: for the toggle, `hreflang` and, with its own language, the canonical link. */
export function alternatePathOf(
  match: Pick<PageMatch, 'page' | 'params'>,
  language: Language,
): string {
  return fill((language === 'en' && match.page.en) || match.page.es, match.params);
}

interface Target {
  page: Page;
  language: Language | null;
  alias: boolean;
  /** The path up to its first parameter, in the right capitals. */
  prefix: string;
  paramNames: readonly string[];
}

const mostParams = 2;
const targets = new Map<string, Target>();
const redirectTo = new Map(redirects.map(({ from, to }) => [from, to]));

const targetKey = (prefix: string, paramCount: number) => `${paramCount}${prefix.toLowerCase()}`;

function addTarget(page: Page, path: string, language: Language | null, alias = false): void {
  const [prefix = '', ...paramNames] = path.split('/:');
  targets.set(targetKey(prefix, paramNames.length), { page, language, alias, prefix, paramNames });
}

for (const page of pages) {
  addTarget(page, page.es, page.en === null ? null : 'es');
  if (page.en !== null) addTarget(page, page.en, 'en');
  for (const path of page.aliases?.es ?? []) addTarget(page, path, 'es', true);
  for (const path of page.aliases?.en ?? []) addTarget(page, path, 'en', true);
}

/** Fewer parameters are tried first, so a fixed path wins over one with a parameter in its place. */
function findTarget(path: string): { target: Target; values: string[] } | undefined {
  const values: string[] = [];
  let prefix = path;
  for (let count = 0; count <= mostParams; count += 1) {
    const target = targets.get(targetKey(prefix, count));
    if (target) return { target, values };
    const cut = prefix.lastIndexOf('/');
    const value = prefix.slice(cut + 1);
    if (cut < 0 || value === '') return undefined;
    values.unshift(value);
    prefix = prefix.slice(0, cut);
  }
  return undefined;
}

function matchPage(path: string): (PageMatch & { prefix: string }) | undefined {
  const found = findTarget(path);
  if (!found) return undefined;
  const { target, values } = found;
  const { page, language, prefix } = target;
  const params: Record<string, string> = {};
  for (const [index, name] of target.paramNames.entries()) {
    try {
      params[name] = decodeURIComponent(values[index] ?? '');
    } catch {
      return undefined;
    }
  }
  const canonical = !target.alias && path.startsWith(prefix);
  return { kind: 'page', page, language, params, canonical, prefix };
}

function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * What a request's path (without query, still percent-encoded) asks for, in any capitals. The one who redirects
 * carries the query along. `to` is always a path of this site, whatever the request held.
 */
export function resolvePath(pathname: string): PathMatch {
  const path = withoutTrailingSlashes(pathname);
  const to = redirectTo.get(path.toLowerCase());
  if (to !== undefined) return { kind: 'redirect', to, status: 302 };
  const match = matchPage(path);
  if (!match) return { kind: 'unknown' };
  const { prefix, ...page } = match;
  if (path === pathname) return page;
  const rest = Object.values(match.params).map((value) => `/${encodeURIComponent(value)}`);
  return { kind: 'redirect', to: prefix + rest.join(''), status: 301 };
}
