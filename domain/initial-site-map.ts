import { initialPages } from './initial-pages.ts';
import type { Language } from './language.ts';
import type { InitialPageId, Page, PageId, ParamsOf } from './pages.ts';

/**
 * The site map as far as every document needs it, for modules that public pages and those for guests load:
 * `site-map.ts` adds all other pages, for everything else.
 */

export type PathArguments<Id extends PageId> = [ParamsOf<Id>] extends [never]
  ? []
  : [params: Record<ParamsOf<Id>, string>];

const pageById = new Map<PageId, Page>();

/** @throws where the page has not been added */
export function findPage(id: PageId): Page {
  const page = pageById.get(id);
  if (!page) throw new Error(`The site map has no page ${id}`);
  return page;
}

export const getPage = (id: InitialPageId): Page => findPage(id);

type PathParams = Readonly<Record<string, string>>;

function fill(pattern: string, params: PathParams): string {
  if (!pattern.includes('/:')) return pattern;
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`The path ${pattern} needs a value for ${name}`);
    return encodeURIComponent(value);
  });
}

export function findPath(id: PageId, language: Language, params: PathParams = {}): string {
  return alternatePathOf({ page: findPage(id), params }, language);
}

/** The page's address in `language`, relative to the site's root. Throws when a parameter is empty. */
export const pathFor = <Id extends InitialPageId>(
  id: Id,
  language: Language,
  ...[params]: PathArguments<Id>
): string => findPath(id, language, params);

export interface PageMatch {
  kind: 'page';
  page: Page;
  /** null where one path serves both languages. */
  language: Language | null;
  params: PathParams;
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
const redirectTo = new Map<string, string>();

const targetKey = (prefix: string, paramCount: number) => `${paramCount}${prefix.toLowerCase()}`;

function addTarget(page: Page, path: string, language: Language | null, alias = false): void {
  const [prefix = '', ...paramNames] = path.split('/:');
  targets.set(targetKey(prefix, paramNames.length), { page, language, alias, prefix, paramNames });
}

export function addPages(pages: readonly Page[]): void {
  for (const page of pages) {
    pageById.set(page.id, page);
    addTarget(page, page.es, page.en === null ? null : 'es');
    if (page.en !== null) addTarget(page, page.en, 'en');
    for (const path of page.aliases?.es ?? []) addTarget(page, path, 'es', true);
    for (const path of page.aliases?.en ?? []) addTarget(page, path, 'en', true);
  }
}

export function addRedirects(redirects: readonly { from: string; to: string }[]): void {
  for (const { from, to } of redirects) redirectTo.set(from, to);
}

addPages(initialPages);

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
