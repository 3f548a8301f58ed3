import { type PageMatch, resolvePath } from '#domain/site-map.ts';
import { type PageSources, sourcesOf } from './page-sources.ts';

export type Redirect = { kind: 'redirect'; to: string; status: 301 | 302 };

/** The page that its address asks for, or where it leads, with its query. */
export function resolveAddress(address: URL): PageMatch | Redirect {
  const found = resolvePath(address.pathname);
  if (found.kind === 'unknown') return { kind: 'redirect', to: '/', status: 302 };
  if (found.kind === 'redirect') return { ...found, to: found.to + address.search };
  const clean = withoutEmptyParameters(address, sourcesOf(found.page.id));
  return clean === undefined ? found : { kind: 'redirect', to: clean, status: 301 };
}

/**
 * A GET form that a browser sends by itself sends every field. The address without those that say nothing; undefined
 * where there are none.
 */
function withoutEmptyParameters(
  { pathname, searchParams }: URL,
  { query, dependent = {} }: PageSources,
): string | undefined {
  const all = [...searchParams];
  const set = new Set(all.filter(([, value]) => value.trim() !== '').map(([name]) => name));
  const saysNothing = (name: string, value: string) => {
    const other = dependent[name];
    return (
      query.includes(name) && (value.trim() === '' || (other !== undefined && !set.has(other)))
    );
  };
  const filled = all.filter(([name, value]) => !saysNothing(name, value));
  if (filled.length === all.length) return undefined;
  return filled.length > 0 ? `${pathname}?${new URLSearchParams(filled)}` : pathname;
}
